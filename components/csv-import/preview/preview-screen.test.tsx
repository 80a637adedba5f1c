import { expect, test } from "vitest";
import type { ImportFindings } from "@/lib/csv-import/csv-import-schema";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { shownImport } from "@/tests/factories/csv-import";
import {
  noCounts,
  noFindings,
  showImport,
  shownAlert,
  shownButtons,
  shownRow,
  shownText,
} from "@/tests/factories/import-screen";
import { hrefOf, hrefs } from "@/tests/setup/screen";

const { id } = shownImport();
const error = {
  number: 1_017,
  issues: [{ field: "quantity" as const, code: "invalid", value: "abc" }],
};

test.each([
  [{ new: 1_234 }, "1.234 Inserate anlegen"],
  [{ new: 1 }, "Ein Inserat anlegen"],
  [{ updated: 20 }, "20 Inserate aktualisieren"],
  [{ new: 980, updated: 20 }, "980 Inserate anlegen, 20 aktualisieren"],
  [{ paused: 3 }, "3 Inserate pausieren"],
  [{ new: 1_234, paused: 3 }, "1.234 Inserate anlegen, 3 pausieren"],
])("of %j the button says what it does: %s", (counts, label) => {
  showImport({ status: "CHECKED", counts: { ...noCounts, ...counts } });
  expect(shownButtons()).toContain(label);
  expect(field("leaveBehind")).toBe("0");
});

test("with invalid rows nothing is imported unless they are corrected or left out", () => {
  const counts = { ...noCounts, new: 980, invalid: 20 };
  const errorKinds = [
    {
      field: "quantity" as const,
      code: "number_not_whole",
      count: 1_016,
      firstRow: 17,
      text: "3,5 m",
    },
    { field: "manufacturer" as const, code: "is_required", count: 1, firstRow: 19, text: "" },
    { field: null, code: "too_many_cells", count: 1, firstRow: 21, text: "" },
  ];
  showImport({
    status: "CHECKED",
    counts,
    firstFault: error,
    findings: { ...noFindings, errorKinds },
  });
  expect(shownText()).toContain("Zeile 1017, Menge: „abc“ ist ungültig");
  expect(shownText()).toContain("Solange 20 Zeilen fehlerhaft sind, wird nichts importiert.");
  expect(shownButtons()).toContain("980 importieren, 20 fehlerhafte auslassen");
  expect(field("leaveBehind")).toBe("20");
  expect(hrefOf("Berichtigte Datei hochladen")).toBe("/csv-import");
  expect(hrefOf("Fehlerhafte Zeilen herunterladen")).toBe(`/csv-import/faults/${id}`);
  expect([...document.querySelectorAll("h3")].map((kind) => kind.textContent)).toEqual([
    "Menge: Muss eine ganze Zahl sein · 1.016 Zeilen · z. B. „3,5 m“ in Zeile 17",
    "Hersteller: Ist leer · 1 Zeile · z. B. Zeile 19",
    expect.stringMatching(/^Ganze Zeile: Hat mehr Zellen.* · 1 Zeile · z. B. Zeile 21$/),
  ]);
  // A row as a whole has no cell that could be corrected.
  expect(hrefs("a[href*='errors=']")).toEqual([
    `/csv-import/${id}?errors=quantity.number_not_whole`,
    `/csv-import/${id}?errors=manufacturer.is_required`,
  ]);
  expect(hrefOf("Einen Wert für alle leeren Zellen angeben")).toBe(`/csv-import/${id}/columns`);
});

test("parts of a cent are rounded for all rows by one press, and said with a way back", () => {
  const kind = { code: "price_per_fraction:100", count: 34, firstRow: 5, text: "12,505" };
  const errorKinds = [{ field: "pricePerProductInCt" as const, ...kind }];
  const counts = { ...noCounts, new: 3, invalid: 34 };
  const { mapping } = shownImport();
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, errorKinds } });
  expect(shownButtons()).toEqual(
    expect.arrayContaining(["Kaufmännisch runden", "Aufrunden", "Abrunden"]),
  );
  expect(JSON.parse(field("mapping") ?? "")).toEqual({ rounding: "half" });
  showImport({
    status: "CHECKED",
    counts: { ...noCounts, new: 37 },
    mapping: { ...mapping, rounding: "half" },
    findings: { ...noFindings, roundedCount: 34 },
  });
  expect(shownText()).toContain(
    "Bei 34 Zeilen wird der Preis auf ganze Cent kaufmännisch gerundet",
  );
  expect(shownButtons()).toContain("Doch nicht runden");
  expect(JSON.parse(field("mapping") ?? "")).toEqual({ rounding: null });
});

test("that all parts are shipped free of charge is said, and changed by one press", () => {
  const counts = { ...noCounts, new: 3 };
  const { choices, mapping } = shownImport();
  showImport({ status: "CHECKED", counts, findings: noFindings });
  expect(shownText()).toContain("Sie liefern alle Teile dieser Datei versandkostenfrei");
  expect(shownButtons()).toContain("Versand nach Absprache");
  const defaults = { ...choices.defaults, shippingPriceInCt: null };
  expect(JSON.parse(field("choices") ?? "")).toEqual({ defaults });
  showImport({
    status: "CHECKED",
    counts,
    findings: noFindings,
    choices: { ...choices, defaults },
  });
  expect(shownText()).not.toContain("versandkostenfrei");
  const columns = { ...mapping.columns, shippingPriceInCt: 6 };
  showImport({ status: "CHECKED", counts, findings: noFindings, mapping: { ...mapping, columns } });
  expect(shownText()).not.toContain("versandkostenfrei");
});

test.each([{ unchanged: 3 }, { skipped: 3 }])(
  "invalid rows do not hide that %j are listed already",
  (counts) => {
    showImport({ status: "CHECKED", counts: { ...noCounts, invalid: 2, ...counts } });
    expect(shownText()).not.toContain("Keine Zeile");
    expect(shownText()).toContain("sind alle Teile der Datei schon inseriert");
    expect(hrefOf("Berichtigte Datei hochladen")).toBe("/csv-import");
  },
);

test("without changes there is no button", () => {
  showImport({ status: "CHECKED", counts: { ...noCounts, unchanged: 12 } });
  expect(shownText()).toContain("Alles ist schon so, wie es in der Datei steht.");
  expect(hrefOf("Zu meinen Inseraten")).toBe("/listing/user");
  expect(shownButtons()).not.toContain("Ein Inserat anlegen");
});

test("a row is shown as its future listing without links", () => {
  showImport({ status: "CHECKED", counts: { ...noCounts, new: 12 } });
  const card = document.querySelector("main li, li:has(h2)");
  expect(card?.querySelector("h2")?.textContent).toBe("Rillenkugellager");
  expect(card?.textContent).toContain("Entwurf");
  expect(card?.querySelectorAll("[href]")).toHaveLength(0);
  expect(hrefs("nav a[href*=row]")).toEqual([`/csv-import/${id}?row=16`]);
  expect(shownText()).toContain("Wird neu inseriert");
});

test("a recognised row links to its listing, an invalid one shows its errors", () => {
  const counts = { ...noCounts, updated: 12 };
  showImport(
    { status: "CHECKED", counts },
    { row: { ...shownRow, outcome: "UPDATED", listingId: 4711 } },
  );
  expect(hrefOf("Ihr Inserat 4711 ansehen")).toBe("/listing/detail/4711");
  const invalid = { ...shownRow, outcome: "INVALID" as const, listing: null, issues: error.issues };
  showImport({ status: "CHECKED", counts }, { row: invalid });
  expect(shownText()).toContain("Menge abc: Ist ungültig");
});

const updated = { ...shownRow, outcome: "UPDATED" as const, listingId: 4711 };
const same = {
  manufacturer: "SKF",
  mpn: "6205-2RSH",
  nameDe: "Rillenkugellager",
  nameEn: null,
  quantity: 12,
  pricePerProductInCt: 1_250,
  priceForBundle: 15_000,
};

test("an update shows what becomes of stock and price, and only what changes", () => {
  const counts = { ...noCounts, updated: 12 };
  const before = { ...same, quantity: 1_200, priceForBundle: 1_500_000 };
  showImport({ status: "CHECKED", counts }, { row: { ...updated, before } });
  expect(shownChanges()).toEqual([
    "Mengebisher 1.200, künftig 121.200 → 12",
    "Gesamtpreisbisher 15.000,00 €, künftig 150,00 €15.000,00 € → 150,00 €",
  ]);
  showImport({ status: "CHECKED", counts }, { row: { ...updated, before: same } });
  expect(shownText()).toContain(
    "Hersteller, Herstellernummer, Bezeichnung, Menge und Preis bleiben, wie sie sind.",
  );
});

test("an update that makes another part of its listing shows which one it was", () => {
  const before = {
    ...same,
    manufacturer: "Festo",
    mpn: null,
    nameDe: "Zylinder",
    nameEn: "Cylinder",
  };
  showImport(
    { status: "CHECKED", counts: { ...noCounts, updated: 12 } },
    { row: { ...updated, before } },
  );
  expect(shownChanges()).toEqual([
    "Herstellerbisher Festo, künftig SKFFesto → SKF",
    "Herstellernummer (MPN)bisher –, künftig 6205-2RSH– → 6205-2RSH",
    "Bezeichnung (Deutsch)bisher Zylinder, künftig RillenkugellagerZylinder → Rillenkugellager",
    "Bezeichnung (Englisch)bisher Cylinder, künftig –Cylinder → –",
  ]);
});

test.each([
  [12, "Bei 12 Zeilen passen Hersteller und Teil nicht zu Ihren Inseraten: ", "Sind das wirklich"],
  [1, "Bei einer Zeile passen Hersteller und Teil nicht zu Ihrem Inserat: ", "Ist das wirklich"],
])("%i rows with another part's number lead to a question", (count, title, asked) => {
  showImport({
    status: "CHECKED",
    counts: { ...noCounts, updated: 20 },
    findings: noFindings,
    otherParts: { count, firstRow: 1_017 },
  });
  expect(shownAlert()).toContain(title);
  expect(shownAlert()).toContain(asked);
  expect(hrefOf("Zeile 1017 ansehen")).toBe(`/csv-import/${id}?row=1017#preview`);
  expect(hrefOf("Spalten prüfen")).toBe(`/csv-import/${id}/columns`);
  const [alert, button] = ["[role=alert]", "form:has([name=leaveBehind]) button"].map((one) =>
    document.querySelector(one),
  );
  expect(alert?.compareDocumentPosition(button as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a number without a part is named beside the row that is shown instead", () => {
  showImport({ status: "CHECKED", counts: { ...noCounts, new: 12 } }, { asked: 15 });
  expect(shownText()).toContain("Zeile 15 enthält kein Teil. Gezeigt wird Zeile 17.");
});

test("an import that had to give up says why, above what can be imported now", () => {
  const counts = { ...noCounts, new: 12, invalid: 1 };
  showImport({ status: "CHECKED", counts, failure: "CSV_IMPORT_CHANGED" });
  expect(shownAlert()).toContain(
    "Die Inserate konnten nicht angelegt werden: Ihr Bestand hat sich",
  );
});

function field(name: string): string | null | undefined {
  return document.querySelector(`input[name=${name}]`)?.getAttribute("value");
}

test("a file with more new manufacturers than can be added says so, and cannot be started", () => {
  const counts = { ...noCounts, new: 1_240 };
  const within = { count: 1_000, left: 1_000 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, newManufacturers: within } });
  expect(field("leaveBehind")).toBe("0");
  const newManufacturers = { count: 1_240, left: 1_000 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, newManufacturers } });
  expect(document.body.textContent).toContain(
    "Die Datei nennt 1.240 neue Hersteller; neu anlegen können Sie heute noch 1.000",
  );
  expect(field("leaveBehind")).toBeUndefined();
});

const listing = { id: 7, mpn: "A-1", nameDe: "Klemme", nameEn: null, available: 12 };

test.each<[string, Partial<ImportFindings>, string[], [string, string]]>([
  [
    "listings of which nothing is in stock are named before they are paused, with their open requests",
    { paused: [{ ...listing, number: 3, openTrades: 2 }] },
    [
      "60 Inserate werden pausiert",
      "Bei einem davon läuft noch eine Anfrage",
      "Hier stehen die ersten 1 von 60 Inseraten.",
      "pausiert60",
    ],
    ["A-1 · Klemme", "/listing/detail/7"],
  ],
  [
    "a seller is told how many parts nobody will find, and where to mend it",
    { withoutNumber: 31 },
    ["31 Teile haben keine Herstellernummer"],
    ["Spalten prüfen", `/csv-import/${id}/columns`],
  ],
  [
    "a part of several rows is named with them: their quantities are added up",
    { repeatedParts: [{ part: "A-1", rowCount: 9, rows: [3, 7] }], repeatedPartCount: 25 },
    [
      "25 Teile stehen mehrmals in der Datei, z. B. je Lagerplatz: Mengen und Gesamtpreise werden addiert.",
      "und 7 weitere Zeilen",
      "Hier stehen die ersten 1 von 25 Teilen.",
    ],
    ["Zeile 7 ansehen", `/csv-import/${id}?row=7#preview`],
  ],
])("%s", (_title, found, texts, [link, href]) => {
  const counts = { ...noCounts, paused: 60 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, ...found } });
  for (const text of texts) {
    expect(shownText()).toContain(text);
  }
  expect(hrefOf(link)).toBe(href);
});

test.each<
  [
    string,
    Partial<ImportFindings>,
    Partial<ImportChoices>,
    string[],
    ImportChoices["sameParts" | "missing"],
  ]
>([
  [
    "quantities that are added up",
    { repeatedPartCount: 12 },
    {},
    ["12 Teile stehen mehrmals in der Datei", "Nur die erste Zeile zählen"],
    "first",
  ],
  [
    "first rows that count alone",
    { repeatedPartCount: 12 },
    { sameParts: "first" },
    ["Nur die erste Zeile zählt, die weiteren werden nicht beachtet.", "Mengen addieren"],
    "add",
  ],
  [
    "rows that differ",
    { differingCount: 4 },
    {},
    ["4 Zeilen widersprechen anderen Zeilen desselben Teils"],
    "addOrFirst",
  ],
  [
    "listings that the file does not name",
    { missingCount: 37 },
    {},
    ["37 Ihrer aktiven Inserate stehen nicht in der Datei", "Diese 37 pausieren"],
    "pause",
  ],
  [
    "listings that are paused because the file does not name them",
    { missingCount: 37 },
    { missing: "pause" },
    ["37 Inserate, die nicht in der Datei stehen, werden pausiert", "Doch im Angebot lassen"],
    "keep",
  ],
])("of %s the seller can choose otherwise with one press", (_, found, chosen, texts, next) => {
  const choices = { ...shownImport().choices, ...chosen };
  const counts = { ...noCounts, new: 40 };
  showImport({ status: "CHECKED", counts, choices, findings: { ...noFindings, ...found } });
  for (const text of texts) {
    expect(shownText()).toContain(text);
  }
  expect(field("choices")).toContain(`"${next}"`);
});

test("parts without stock are skipped, and rows whose image fails are counted", () => {
  const counts = { ...noCounts, new: 40, skipped: 212, merged: 3, withoutImage: 12 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, withoutStock: 212 } });
  expect(shownText()).toContain("212 Teile sind nicht am Lager");
  expect(shownText()).toContain("zusammen\u00ADgefasst3");
  expect(shownText()).toContain("Bei 12 Zeilen lässt sich das Bild nicht verwenden");
});

test("corrections are shown and can be discarded", () => {
  const corrections = [
    { number: 4, field: "quantity" as const, text: "7 Stk" },
    { number: 9, field: "mpn" as const, text: "" },
  ];
  const findings = { ...noFindings, correctionCount: 1_200, corrections };
  showImport({ status: "CHECKED", counts: { ...noCounts, new: 3 }, findings });
  for (const text of [
    "1.200 Zellen haben Sie hier geändert",
    "Menge, Zeile 4: 7 Stk",
    "Herstellernummer (MPN), Zeile 9: leer",
    "Hier stehen die ersten 2 von 1.200 Berichtigungen.",
    "Möchten Sie Ihre Berichtigungen verwerfen?",
  ]) {
    expect(shownText()).toContain(text);
  }
});

test("answers about manufacturers are shown and can be changed", () => {
  const answeredManufacturers = [
    { typed: "Siemnes", name: "Siemens" },
    { typed: "Bender", name: null },
  ];
  const counts = { ...noCounts, new: 40 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, answeredManufacturers } });
  expect(shownText()).toContain("„Siemnes“ wird als Siemens inseriert.");
  expect(shownText()).toContain("„Bender“ bleibt, wie es in der Datei steht.");
  expect(shownButtons()).toEqual(
    expect.arrayContaining(["Antworten ändern", "40 Inserate anlegen"]),
  );
  expect(JSON.parse(field("choices") ?? "")).toMatchObject({ manufacturers: [] });
});

test("a misspelt manufacturer is asked about before anything can be imported", () => {
  const manufacturer = { id: 5, name: "Siemens" };
  const similarManufacturers = [{ typed: "Siemnes", rows: 12, manufacturer }];
  const counts = { ...noCounts, new: 40 };
  showImport({ status: "CHECKED", counts, findings: { ...noFindings, similarManufacturers } });
  expect(shownText()).toContain("„Siemnes“ (12 Zeilen): Meinten Sie Siemens?");
  expect(shownButtons()).toContain("Antwort übernehmen");
  expect(document.querySelector<HTMLInputElement>("input[name=meant]")?.value).toBe("Siemnes");
  expect(document.querySelector<HTMLInputElement>("input[name=meant]")?.checked).toBe(false);
  expect(shownText()).toContain("Bitte beantworten Sie zuerst die Frage nach dem Hersteller.");
  expect(shownButtons()).not.toContain("40 Inserate anlegen");
});

function shownChanges(): (string | undefined)[] {
  const changes = [...document.querySelectorAll("section[aria-label='Was sich ändert'] dl > div")];
  return changes.map((change) => change.textContent?.replaceAll("\u00a0", " "));
}
