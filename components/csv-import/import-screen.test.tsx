import { expect, test, vi } from "vitest";
import type {
  CsvImport,
  CsvImportRowPreview,
  ImportCounts,
  KeptListing,
} from "@/lib/csv-import/csv-import";
import { shownImport, shownPreview } from "@/tests/factories/csv-import";
import { draw, hrefOf, hrefs } from "@/tests/setup/screen";
import { ImportScreen } from "./import-screen";
import type { CheckedRows } from "./preview/preview-screen";

vi.mock("@/lib/csv-import/form-actions", () => ({
  startImportFormAction: vi.fn(),
  cancelImportFormAction: vi.fn(),
  undoImportFormAction: vi.fn(),
  deleteImportFormAction: vi.fn(),
  checkImportFormAction: vi.fn(),
}));

const noCounts: ImportCounts = { new: 0, updated: 0, unchanged: 0, skipped: 0, invalid: 0 };
const { id } = shownImport();
const row: CsvImportRowPreview = {
  number: 17,
  outcome: "NEW",
  issues: [],
  listingId: null,
  listing: shownPreview(),
  before: null,
  previous: 16,
  next: null,
};
const fault = {
  number: 1_017,
  issues: [{ field: "quantity" as const, code: "invalid", value: "abc" }],
};

test("a job tells how far it is, in words and by a bar, and can be cancelled", () => {
  show({ status: "CHECKING", progress: { phase: "check", done: 600, of: 1_234 } });
  expect(heading()).toBe("Datei wird geprüft");
  expect(text()).toContain("600 von 1.234 Zeilen geprüft");
  const bar = document.querySelector("progress");
  expect([bar?.getAttribute("value"), bar?.getAttribute("max")]).toEqual(["600", "1234"]);
  expect(buttons()).toEqual(["Abbrechen"]);
  expect(document.querySelector("noscript")?.innerHTML).toContain('content="3"');
});

test.each([
  [{ phase: "pictures" as const, done: 0, of: 0 }, "Bilder werden geholt"],
  [null, "Wird vorbereitet"],
])(
  "of a job that does not know yet how much it is there are words and no numbers: %j",
  (progress, name) => {
    show({ status: "IMPORTING", progress });
    expect(text()).toContain(name);
    expect(text()).not.toContain("von 0");
    expect(document.querySelector("progress")?.hasAttribute("value")).toBe(false);
    expect(document.querySelector("[role=status]")?.textContent).toBe(name);
  },
);

test("progress is said at each quarter only", () => {
  const said = [0, 308, 309, 616, 617].map((done) => {
    show({ status: "CHECKING", progress: { phase: "check", done, of: 1_234 } });
    return document.querySelector("[role=status]")?.textContent;
  });
  expect(said).toEqual(
    ["0", "0", "25", "25", "50"].map((percent) => `Zeilen werden geprüft, ${percent} Prozent`),
  );
});

test("an undo goes through", () => {
  show({ status: "UNDOING", progress: null });
  expect(buttons()).toEqual([]);
});

test.each([
  [{ new: 1_234 }, "1.234 Inserate anlegen"],
  [{ new: 1 }, "Ein Inserat anlegen"],
  [{ updated: 20 }, "20 Inserate aktualisieren"],
  [{ new: 980, updated: 20 }, "980 anlegen, 20 aktualisieren"],
])("of %j the button says what it does: %s", (counts, label) => {
  show({ status: "CHECKED", counts: { ...noCounts, ...counts } });
  expect(buttons()).toContain(label);
  expect(field("leaveBehind")).toBe("0");
});

test("the five figures stand before anything is written", () => {
  const counts = { new: 1_980, updated: 20, unchanged: 3, skipped: 4, invalid: 5 };
  show({ status: "CHECKED", counts });
  const figures = [...document.querySelectorAll("dl:first-of-type > div")].slice(0, 5);
  expect(figures.map((figure) => figure.textContent)).toEqual([
    "neu1.980",
    "geändert20",
    "unverändert3",
    "übersprungen4",
    "fehlerhaft5",
  ]);
});

test("with faulty rows nothing is imported, unless so many are left behind", () => {
  const counts = { ...noCounts, new: 980, invalid: 20 };
  show({ status: "CHECKED", counts, firstFault: fault }, { faults: [fault] });
  expect(text()).toContain("Zeile 1017, Menge: „abc“ ist ungültig");
  expect(text()).toContain("Solange 20 Zeilen fehlerhaft sind, wird nichts importiert.");
  expect(buttons()).toContain("Nur die 980 gültigen Zeilen importieren; 20 bleiben zurück");
  expect(field("leaveBehind")).toBe("20");
  expect(hrefOf("Berichtigte Datei hochladen")).toBe("/csv-import");
  expect(hrefOf("Fehlerhafte Zeilen herunterladen")).toBe(`/csv-import/faults/${id}`);
  const cells = [...document.querySelectorAll("tbody td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["1017", "Menge", "abc", "Ist ungültig"]);
  expect(text()).toContain("die ersten 1 von 20");
});

test("of a blank cell it is said that it is empty", () => {
  const blank = {
    ...fault,
    issues: [{ field: "quantity" as const, code: "is_required", value: "" }],
  };
  const counts = { ...noCounts, invalid: 1 };
  show({ status: "CHECKED", counts, firstFault: blank }, { faults: [blank] });
  expect(text()).toContain("Zeile 1017, Menge: ist leer");
  expect(text()).toContain("Keine Zeile der Datei lässt sich importieren.");
});

test.each([{ unchanged: 3 }, { skipped: 3 }])(
  "beside faulty rows it is not said that none can be imported where %j are listed already",
  (counts) => {
    show({ status: "CHECKED", counts: { ...noCounts, invalid: 2, ...counts } });
    expect(text()).not.toContain("Keine Zeile");
    expect(text()).toContain("sind alle Teile der Datei schon inseriert");
    expect(hrefOf("Berichtigte Datei hochladen")).toBe("/csv-import");
  },
);

test("where everything is as in the file, there is nothing to press", () => {
  show({ status: "CHECKED", counts: { ...noCounts, unchanged: 12 } });
  expect(text()).toContain("Alles ist schon so, wie es in der Datei steht.");
  expect(hrefOf("Zu meinen Inseraten")).toBe("/listing/user");
  expect(buttons()).not.toContain("Ein Inserat anlegen");
});

test("a row is the listing that it would be: a draft whose links lead nowhere yet", () => {
  show({ status: "CHECKED", counts: { ...noCounts, new: 12 } });
  const card = document.querySelector("main li, li:has(h2)");
  expect(card?.querySelector("h2")?.textContent).toBe("Rillenkugellager");
  expect(card?.textContent).toContain("Entwurf");
  expect(card?.querySelectorAll("[href]")).toHaveLength(0);
  expect(hrefs("nav a[href*=row]")).toEqual([`/csv-import/${id}?row=16`]);
  expect(text()).toContain("Wird neu inseriert");
});

test("a recognised row leads to its listing, a faulty one says what is wrong", () => {
  const counts = { ...noCounts, updated: 12 };
  show({ status: "CHECKED", counts }, { row: { ...row, outcome: "UPDATED", listingId: 4711 } });
  expect(hrefOf("Ihr Inserat 4711 ansehen")).toBe("/listing/detail/4711");
  const faulty = { ...row, outcome: "INVALID" as const, listing: null, issues: fault.issues };
  show({ status: "CHECKED", counts }, { row: faulty });
  expect(document.querySelector("tbody")?.textContent).toContain("Ist ungültig");
});

test("an update shows what becomes of stock and price, and only what changes", () => {
  const counts = { ...noCounts, updated: 12 };
  const updated = { ...row, outcome: "UPDATED" as const, listingId: 4711 };
  const before = { quantity: 1_200, pricePerProductInCt: 1_250, priceForBundle: 1_500_000 };
  show({ status: "CHECKED", counts }, { row: { ...updated, before } });
  const changes = [...document.querySelectorAll("section[aria-label='Was sich ändert'] dl > div")];
  expect(changes.map((change) => change.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Mengebisher 1.200, künftig 121.200 → 12",
    "Preis für die gesamte Mengebisher 15.000,00 €, künftig 150,00 €15.000,00 € → 150,00 €",
  ]);
  const same = { quantity: 12, pricePerProductInCt: 1_250, priceForBundle: 15_000 };
  show({ status: "CHECKED", counts }, { row: { ...updated, before: same } });
  expect(text()).toContain("Menge und Preis bleiben, wie sie sind.");
});

test("a number without a part is named beside the row that is shown instead", () => {
  show({ status: "CHECKED", counts: { ...noCounts, new: 12 } }, { asked: 15 });
  expect(text()).toContain("Zeile 15 enthält kein Teil. Gezeigt wird Zeile 17.");
});

test("an import that had to give up says why, above what can be imported now", () => {
  const counts = { ...noCounts, new: 12, invalid: 1 };
  show({ status: "CHECKED", counts, failure: "CSV_IMPORT_CHANGED" });
  expect(alert()).toContain("Die Inserate konnten nicht angelegt werden: Nicht alles");
});

test("a report names what was left behind, and until when the import can be undone", () => {
  const counts = { ...noCounts, new: 980, invalid: 20 };
  const importedAt = new Date("2026-11-22T12:00:00Z");
  const undoableUntil = new Date("2026-12-22T12:00:00Z");
  show({ status: "IMPORTED", counts, importedAt, undoableUntil });
  expect(text()).toContain("Importiert am 22.11.2026, 13:00");
  expect(text()).toContain("20 Zeilen sind zurückgeblieben");
  expect(text()).toContain("Möglich bis 22.12.2026, 13:00.");
  expect(buttons()).toContain("Import rückgängig machen");
  expect(document.querySelector("dialog")?.textContent).toContain("bleibt, wie es ist");
  expect(hrefs("nav a")).toEqual([]);
});

test.each([
  [{ new: 1 }, "Das neue Inserat wird gelöscht. Was seitdem"],
  [{ updated: 1_030 }, "Die 1.030 geänderten Inserate werden wieder wie zuvor. Was seitdem"],
  [
    { new: 980, updated: 1 },
    "Die 980 neuen Inserate werden gelöscht. Das geänderte Inserat wird wieder wie zuvor. Was seitdem",
  ],
])("before an undo of %j it is said what it does", (counts, sentence) => {
  const undoableUntil = new Date("2026-12-22T12:00:00Z");
  show({ status: "IMPORTED", counts: { ...noCounts, ...counts }, undoableUntil });
  expect(document.querySelector("dialog")?.textContent).toContain(sentence);
});

test("an undo that has failed is told above the report", () => {
  show({ status: "IMPORTED", counts: noCounts, failure: "UNAVAILABLE" });
  expect(alert()).toContain("rückgängig");
});

test("after its time an import cannot be undone", () => {
  show({ status: "IMPORTED", counts: noCounts, importedAt: new Date(0), undoableUntil: null });
  expect(buttons()).toEqual([]);
});

test("an undo tells what it has removed, what is as before and what has stayed", () => {
  const kept = {
    id: 7,
    nameDe: "Schütz",
    nameEn: null,
    mpn: "3RT2026",
    reason: "REQUESTED",
  } as const;
  show({ status: "UNDONE", undone: { removed: 1_200, restored: 30, kept: 4 } }, {}, undefined, [
    kept,
  ]);
  const figures = [...document.querySelectorAll("dl > div")].map((figure) => figure.textContent);
  expect(figures).toEqual(["Gelöscht1.200", "Wie zuvor30", "Geblieben4"]);
  expect(text()).toContain("seit dem Import jemand bearbeitet oder angefragt");
  expect(document.querySelector("li a")?.getAttribute("href")).toBe("/listing/detail/7");
  const [told] = document.querySelectorAll("#kept ~ ul");
  expect(told?.textContent).toBe("Schütz3RT2026seitdem angefragt oder Anfrage geändert");
  expect(text()).toContain("und 3 weitere.");
});

test("a failed check can be tried again, and nothing was written", () => {
  show({ status: "FAILED", failure: "UNAVAILABLE" });
  expect(alert()).toContain("Die Datei konnte nicht geprüft werden: Der Dienst");
  expect(buttons()).toContain("Erneut prüfen");
});

test("where the file itself is at fault, it is chosen again", () => {
  show({ status: "FAILED", failure: "CSV_ROWS_INVALID" });
  expect(hrefOf("Datei noch einmal wählen")).toBe("/csv-import");
  expect(buttons()).not.toContain("Erneut prüfen");
});

test("in English a failed import is named by the spec's words", () => {
  show({ status: "FAILED", failure: "UNAVAILABLE", counts: noCounts }, {}, "en");
  expect(alert()).toContain("Failed to create listings");
});

function show(
  details: Partial<CsvImport>,
  checked: Partial<CheckedRows> = {},
  locale?: "en",
  kept: KeptListing[] = [],
): void {
  draw(
    <ImportScreen
      csvImport={shownImport(details)}
      checked={{ row, asked: null, faults: [], ...checked }}
      kept={kept}
    />,
    locale,
  );
}

function text(): string {
  return (document.body.textContent ?? "").replaceAll("\u00a0", " ");
}

function alert(): string | null | undefined {
  return document.querySelector("[role=alert]")?.textContent;
}

function heading(): string | null | undefined {
  return document.querySelector("h1")?.textContent;
}

/** Those of the page, without the dialogs' and the row form's. */
function buttons(): (string | null)[] {
  const all = [...document.querySelectorAll("button")];
  return all
    .filter((one) => !one.closest("dialog") && one.textContent !== "Zeigen")
    .filter((one) => one.textContent !== "Import verwerfen")
    .map((one) => one.textContent);
}

function field(name: string): string | null | undefined {
  return document.querySelector(`input[name=${name}]`)?.getAttribute("value");
}
