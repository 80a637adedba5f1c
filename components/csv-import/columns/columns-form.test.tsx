import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { updateCsvImportAction } from "@/lib/actions/csv-import";
import type { NameFacts } from "@/lib/csv-import/column-mapping";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { shownColumn, shownImport } from "@/tests/factories/csv-import";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { columnConfidencesOf } from "./column-confidence";
import { ColumnsForm } from "./columns-form";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-reliable-push", () => ({ useReliablePush: () => push }));
vi.mock("@/lib/actions/csv-import", () => ({ updateCsvImportAction: vi.fn() }));

const save = vi.mocked(updateCsvImportAction);
const mount = mounted();

beforeEach(() => {
  save.mockReset().mockResolvedValue({ ok: true, answer: { id: "i" } });
  push.mockReset();
  sessionStorage.clear();
});

test("each column is named, shows what stands in it and how sure it is until another is chosen", async () => {
  await show();
  const names = [...document.querySelectorAll("label[for^=fields-]")].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual([
    "A · Hersteller",
    "B · Bezeichnung",
    "C · Langtext",
    "D · Bestand",
    "E · VK",
    "Spalte F („6205-2RS“)",
    "G · Alt",
  ]);
  expect(select(0).value).toBe("manufacturer");
  expect(samples(0)).toBe("sicherBeispiele: SKF");
  expect(samples(1)).toBe("wahrscheinlichBeispiele: Rillenkugellager");
  await choose(0, "mpn");
  expect(samples(0)).toBe("Beispiele: SKF");
});

test("what each listing needs stands above, with the column that it comes from", async () => {
  await show({ rowCount: 2 });
  expect(samplesOfNeeded("quantity")).toBe("Beispiele: 123");
  expect(document.getElementById("fixed-quantity")).toBeNull();
  await choose(3, "");
  expect(samplesOfNeeded("quantity")).toBeUndefined();
  expect(document.getElementById("fixed-quantity")).not.toBeNull();
});

test("a remembered assignment is marked, a saved one is not", async () => {
  await show({ mappingFrom: "remembered" });
  expect(samples(3)).toBe("wie beim letzten MalBeispiele: 123");
  await show({ mappingFrom: "saved" });
  expect(samples(3)).toBe("Beispiele: 123");
});

test("several columns feed alternate codes", async () => {
  await show();
  await choose(5, "alternateProductCodes");
  await choose(6, "alternateProductCodes");
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.alternateProductCodes).toEqual([5, 6]);
});

test("one value for all rows is said instead of a column", async () => {
  await show();
  await choose(3, "");
  await type("fixed-quantity", "1");
  await press();
  const mapping = save.mock.calls[0]?.[0].mapping;
  expect(mapping?.fixed).toEqual({ quantity: "1" });
  expect(mapping?.columns).not.toHaveProperty("quantity");
});

test("blank cells of a column can be filled by one value", async () => {
  await show({ rowCount: 40 });
  expect(document.querySelector("label[for=fixed-manufacturer]")?.textContent).toBe(
    "39 Zellen sind leer. Stattdessen gilt",
  );
});

test("the manufacturer at the beginning of the name is offered with its share", async () => {
  await show({}, undefined, [
    { column: 1, rows: 10, manufacturers: 7, manufacturer: "SKF", numbers: 0, number: null },
  ]);
  await choose(0, "");
  const label = document.querySelector("label[for=fromName-manufacturer]")?.textContent;
  expect(label).toContain("Bei 70 % der Zeilen ein Hersteller, den wir kennen, z. B. SKF.");
  await act(async () => document.getElementById("fromName-manufacturer")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.fromName).toEqual(["manufacturer"]);
});

test("parts that nobody finds by their number are counted", async () => {
  await show();
  const isWarned = () =>
    document.body.textContent?.includes("1.234 Teile haben keine Herstellernummer");
  expect(isWarned()).toBe(true);
  await choose(5, "mpn");
  expect(isWarned()).toBe(false);
});

test("a price in a file that names another currency is not taken for euros", async () => {
  const chf = { ...shownColumn("Wert CHF", ["12.50"], { point: 1 }), currencies: ["CHF"] };
  await show({ columns: [...shownImport().columns, chf] });
  await press();
  expect(save).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#currency");
  await act(async () => document.getElementById("currency-CHF")?.click());
  await type("exchangeRate", "1,07");
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.currency).toEqual({ code: "CHF", inEuros: 1.07 });
});

test("a gross price and the total of a row are asked about", async () => {
  const price = shownColumn("Gesamtpreis brutto", ["50,00"], { comma: 1 });
  await show({ columns: shownImport().columns.with(4, price) });
  await press();
  const links = [...document.querySelectorAll("[role=alert] a")];
  expect(links.map((link) => link.getAttribute("href")).toSorted()).toEqual([
    "#pricesMean",
    "#tax",
  ]);
  expect(document.getElementById("pricesMean-error")?.textContent).toBe(
    "Bitte beantworten Sie die Frage",
  );
  await act(async () => document.getElementById("pricesMean-line")?.click());
  await type("tax", "19");
  await press();
  expect(save.mock.calls[0]?.[0].mapping).toMatchObject({ pricesMean: "line", taxInPercent: 19 });
});

test("a mapping is saved once as it was chosen, however often it is pressed, and the next step follows", async () => {
  await show();
  await choose(5, "mpn");
  await press();
  await press();
  const { id, mapping } = shownImport();
  expect(save.mock.calls).toEqual([
    [{ id, mapping: { ...mapping, columns: { ...mapping.columns, mpn: 5 } } }],
  ]);
  expect(push).toHaveBeenCalledWith(`/csv-import/${id}/defaults`);
});

test("missing and duplicate assignments are listed under one sentence each, with links", async () => {
  await show({}, "en");
  await choose(3, "");
  await choose(5, "manufacturer");
  await press();
  expect(save).not.toHaveBeenCalled();
  const summary = document.querySelector("[role=alert]");
  expect(document.activeElement).toBe(summary);
  expect([...(summary?.querySelectorAll("p") ?? [])].map((line) => line.textContent)).toEqual([
    "The following fields have yet to be assigned",
    "Duplicate assignments are not allowed",
  ]);
  const links = [...(summary?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Quantity", "#fixed-quantity"],
    ["Manufacturer", "#fields-0"],
    ["Manufacturer", "#fields-5"],
  ]);
  expect(select(0).getAttribute("aria-invalid")).toBe("true");
});

test("changing one of two columns of a field fixes both", async () => {
  await show();
  await choose(5, "manufacturer");
  await press();
  await choose(5, "mpn");
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(select(0).getAttribute("aria-invalid")).toBeNull();
});

test("a part may be described by its name", async () => {
  await show();
  await choose(2, "");
  await act(async () => document.getElementById("fromName-descriptionDe")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.fromName).toEqual(["descriptionDe"]);
});

test("empty columns are left out and counted", async () => {
  await show({ columns: [...shownImport().columns, shownColumn("Leer")] });
  expect(document.getElementById("fields-7")).toBeNull();
  expect(document.body.textContent).toContain("Eine leere Spalte ist hier weggelassen.");
});

test("an error keeps the choices and says why", async () => {
  save.mockResolvedValue({ ok: false, code: "CSV_IMPORT_STATE", issues: [] });
  await show();
  await choose(5, "mpn");
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("bei diesem Import");
  expect(select(5).value).toBe("mpn");
  expect(push).not.toHaveBeenCalled();
  await press();
  expect(save).toHaveBeenCalledTimes(2);
});

test("choices survive a reload until the page has newer saved ones", async () => {
  await show();
  await choose(5, "mpn");
  await choose(6, "alternateProductCodes");
  await act(async () => document.getElementById("unit-cents")?.click());
  await reload();
  expect([select(5).value, select(6).value]).toEqual(["mpn", "alternateProductCodes"]);
  expect((document.getElementById("unit-cents") as HTMLInputElement).checked).toBe(true);
  await press();
  expect(save.mock.calls[0]?.[0].mapping).toMatchObject({
    columns: { mpn: 5 },
    alternateProductCodes: [6],
    priceUnit: "cents",
  });
  const { mapping } = shownImport();
  await reload({ mapping: { ...mapping, columns: { ...mapping.columns, ean: 5 } } });
  expect(select(5).value).toBe("ean");
});

test("a draft belongs to one import and is deleted by a logout", async () => {
  await show();
  await choose(5, "mpn");
  await reload({ id: "0190a0a0-0000-7000-8000-00000000c5f1" });
  expect(select(5).value).toBe("");
  await reload();
  expect(select(5).value).toBe("mpn");
  sessionStorage.clear();
  await reload();
  expect(select(5).value).toBe("");
});

test("ambiguous numbers lead to a question", async () => {
  const columns = shownImport().columns.with(
    3,
    shownColumn("Bestand", ["1.234"], { ambiguous: 1 }),
  );
  await show({ columns: columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const legends = [
    ...document.querySelectorAll("#decimalMarks-quantity legend, #decimalMarks-quantity label"),
  ];
  expect(legends.map((one) => one.textContent)).toEqual([
    "Was bedeutet „1.234“ in dieser Spalte? *",
    "1.234: Der Punkt trennt die Tausender",
    "1,234: Der Punkt trennt die Nachkommastellen",
  ]);
  await press();
  expect(save).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(
    "#decimalMarks-quantity",
  );
  await act(async () => document.getElementById("decimalMarks-quantity-comma")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("a column with an unambiguous decimal mark leads to no question", async () => {
  const mixed = shownColumn("Bestand", ["1.234", "1.234,5"], { ambiguous: 1, comma: 1 });
  await show({ columns: [...shownImport().columns, mixed] });
  await choose(3, "");
  await choose(7, "quantity");
  expect(document.getElementById("decimalMarks-quantity")).toBeNull();
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("euros and cents are distinguished by what becomes of the first price", async () => {
  await show({ columns: shownImport().columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const hints = ["euros", "cents"].map(
    (unit) => document.getElementById(`unit-${unit}-hint`)?.textContent,
  );
  expect(hints.map((hint) => hint?.replaceAll("\u00a0", " "))).toEqual([
    "Aus „12“ wird ein Nettopreis von 12,00 € je Stück.",
    "Aus „12“ wird ein Nettopreis von 0,12 € je Stück.",
  ]);
  await act(async () => document.getElementById("unit-cents")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.priceUnit).toBe("cents");
});

test("a price with decimals means the same in cents, which is explained of prices of a piece only", async () => {
  await show({
    columns: shownImport().columns.with(4, shownColumn("Gesamtpreis", ["250,00"], { comma: 1 })),
  });
  const hintOf = (unit: string) => document.getElementById(`unit-${unit}-hint`)?.textContent;
  expect(hintOf("cents")).toContain("weil Nachkommastellen dastehen");
  await act(async () => document.getElementById("pricesMean-line")?.click());
  expect(hintOf("cents")).not.toContain("Nachkommastellen");
  expect(hintOf("cents")).toBe(hintOf("euros"));
});

test("no price in euros is promised before a rate is known", async () => {
  await show({
    columns: shownImport().columns.with(4, shownColumn("Cena", ["120,50"], { comma: 1 })),
  });
  await press();
  const question = document.getElementById("currency")?.closest("fieldset")?.textContent;
  expect(question).toContain("Nach der Datei können es auch PLN oder CZK sein.");
  const hint = () => document.getElementById("unit-euros-hint")?.textContent ?? "";
  await act(async () => document.getElementById("currency-PLN")?.click());
  expect(hint()).toBe("");
  await type("exchangeRate", "0,24");
  expect(hint()).toContain("28,92");
});

test("the form asks for the price unit, for blank cells too", async () => {
  const price = shownColumn("VK", ["1.250,00"], { comma: 1 });
  await show({ columns: [...shownImport().columns.with(4, price), shownColumn("PE", ["100"])] });
  await choosePieces("100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toMatch(
    /wird ein Nettopreis von 12,50\s€ je Stück\.$/,
  );
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.pricesAreFor).toBe(100);
  await choose(7, "pricePer");
  expect(document.querySelector("label[for=pricesAreFor]")?.textContent).toBe(
    "Wo die Preiseinheit leer ist, gilt der Preis für",
  );
  expect(document.getElementById("unit-euros-hint")?.textContent).toContain("geteilt durch");
});

test("a price with fractions of cents is reported before the check", async () => {
  const columns = [...shownImport().columns, shownColumn("VK/100", ["12,55"], { comma: 1 })];
  await show({ columns });
  await choose(4, "");
  await choose(7, "pricePerProductInCt");
  await choosePieces("100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toBe(
    "Aus „12,55“ wird je Stück kein ganzer Cent.",
  );
});

async function show(
  details?: Partial<CsvImport>,
  locale?: "en",
  nameFacts: NameFacts[] = [],
): Promise<void> {
  const shown = shownImport(details);
  const { id, columns, rowCount, reading, mapping, mappingFrom } = shown;
  const hints = columnConfidencesOf(shown);
  await mount(
    <Screen locale={locale}>
      <ColumnsForm
        key={mappingFrom}
        {...{ id, columns, rowCount, reading, mapping, hints, nameFacts }}
      />
    </Screen>,
  );
}

async function reload(details?: Partial<CsvImport>): Promise<void> {
  await mount(null);
  await show(details);
}

function select(place: number): HTMLSelectElement {
  return document.getElementById(`fields-${place}`) as HTMLSelectElement;
}

function samples(place: number): string | null | undefined {
  return document.getElementById(`fields-${place}-samples`)?.textContent;
}

function samplesOfNeeded(field: string): string | null | undefined {
  return document.getElementById(`needed-${field}-samples`)?.textContent;
}

async function choose(place: number, field: string): Promise<void> {
  await change(select(place), field);
}

async function change(control: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function type(id: string, text: string): Promise<void> {
  await act(async () => {
    const input = document.getElementById(id) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function choosePieces(pieces: string): Promise<void> {
  await change(document.getElementById("pricesAreFor") as HTMLSelectElement, pieces);
}

async function press(): Promise<void> {
  await act(async () => document.querySelector("form")?.requestSubmit());
}
