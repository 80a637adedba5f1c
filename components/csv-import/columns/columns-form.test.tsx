import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { updateCsvImportAction } from "@/lib/actions/csv-import";
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
  const options = [...select("manufacturer").options].map(({ text }) => text);
  expect(options).toEqual([
    "– nicht zugeordnet –",
    "A · Hersteller",
    "B · Bezeichnung",
    "C · Langtext",
    "D · Bestand",
    "E · VK",
    "Spalte F („6205-2RS“)",
    "G · Alt",
  ]);
  expect(samples("manufacturer")).toBe("sicherBeispiele: SKF");
  expect(samples("nameDe")).toBe("wahrscheinlichBeispiele: Rillenkugellager");
  await choose("manufacturer", "5");
  expect(samples("manufacturer")).toBe("Beispiele: 6205-2RS");
  await choose("manufacturer", "");
  expect(samples("manufacturer")).toBe("");
});

test("a remembered assignment is marked, a saved one is not", async () => {
  await show({ mappingFrom: "remembered" });
  expect(samples("quantity")).toBe("wie beim letzten MalBeispiele: 123");
  await show({ mappingFrom: "saved" });
  expect(samples("quantity")).toBe("Beispiele: 123");
});

test("several columns feed alternate codes: there is always room for another", async () => {
  await show();
  await choose("alternateProductCodes", "5");
  await choose("alternateProductCodes-1", "6");
  expect(select("alternateProductCodes-2").value).toBe("");
  await choose("alternateProductCodes", "");
  expect(select("alternateProductCodes").value).toBe("6");
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.alternateProductCodes).toEqual([6]);
});

test("a mapping is saved once as it was chosen, however often it is pressed, and the next step follows", async () => {
  await show();
  await choose("mpn", "5");
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
  await choose("quantity", "");
  await choose("nameDe", "0");
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
    ["Quantity", "#column-quantity"],
    ["Manufacturer", "#column-manufacturer"],
    ["Name (German)", "#column-nameDe"],
  ]);
  expect(select("quantity").getAttribute("aria-invalid")).toBe("true");
});

test("changing one of two fields with the same column fixes both", async () => {
  await show();
  await choose("nameDe", "0");
  await press();
  await choose("manufacturer", "6");
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(select("nameDe").getAttribute("aria-invalid")).toBeNull();
});

test("a part may be described by its name, and the choice says so", async () => {
  await show();
  await choose("descriptionDe", "1");
  const chosen = select("descriptionDe").selectedOptions[0]?.textContent;
  expect(chosen).toMatch(/^wie Bezeichnung: B · /);
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.columns).toMatchObject({ nameDe: 1, descriptionDe: 1 });
});

test("unassigned columns with content are named", async () => {
  await show({
    columns: [...shownImport().columns, shownColumn("Leer"), shownColumn("BME", ["ST"])],
  });
  const line = () => [...document.querySelectorAll("form fieldset > p")].at(-1)?.textContent;
  expect(line()).toBe("Nicht verwendete Spalten: Spalte F („6205-2RS“), Alt, BME");
  await choose("mpn", "5");
  await choose("alternateProductCodes", "6");
  expect(line()).toBe("Nicht verwendete Spalten: BME");
  await choose("ean", "8");
  expect(line()).toBe("Alle Spalten der Datei werden verwendet.");
});

test("an error keeps the choices and says why", async () => {
  save.mockResolvedValue({ ok: false, code: "CSV_IMPORT_STATE", issues: [] });
  await show();
  await choose("mpn", "5");
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("bei diesem Import");
  expect(select("mpn").value).toBe("5");
  expect(push).not.toHaveBeenCalled();
  await press();
  expect(save).toHaveBeenCalledTimes(2);
});

test("choices survive a reload until the page has newer saved ones", async () => {
  await show();
  await choose("mpn", "5");
  await choose("alternateProductCodes", "6");
  await act(async () => document.getElementById("unit-cents")?.click());
  await reload();
  expect([select("mpn").value, select("alternateProductCodes").value]).toEqual(["5", "6"]);
  expect((document.getElementById("unit-cents") as HTMLInputElement).checked).toBe(true);
  await press();
  expect(save.mock.calls[0]?.[0].mapping).toMatchObject({
    columns: { mpn: 5 },
    alternateProductCodes: [6],
    priceUnit: "cents",
  });
  const { mapping } = shownImport();
  await reload({ mapping: { ...mapping, columns: { ...mapping.columns, ean: 5 } } });
  expect([select("mpn").value, select("ean").value]).toEqual(["", "5"]);
});

test("a draft belongs to one import and is deleted by a logout", async () => {
  await show();
  await choose("mpn", "5");
  await reload({ id: "0190a0a0-0000-7000-8000-00000000c5f1" });
  expect(select("mpn").value).toBe("");
  await reload();
  expect(select("mpn").value).toBe("5");
  sessionStorage.clear();
  await reload();
  expect(select("mpn").value).toBe("");
});

test("ambiguous numbers lead to a question", async () => {
  const columns = shownImport().columns.with(
    3,
    shownColumn("Bestand", ["1.234"], { ambiguous: 1 }),
  );
  await show({ columns: columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const legends = [...document.querySelectorAll("#mark-quantity legend, #mark-quantity label")];
  expect(legends.map((one) => one.textContent)).toEqual([
    "Was bedeutet „1.234“ in dieser Spalte? *",
    "1.234: Der Punkt trennt die Tausender",
    "1,234: Der Punkt trennt die Nachkommastellen",
  ]);
  await press();
  expect(save).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#mark-quantity");
  await act(async () => document.getElementById("mark-quantity-comma")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("a column with an unambiguous decimal mark leads to no question", async () => {
  const mixed = shownColumn("Bestand", ["1.234", "1.234,5"], { ambiguous: 1, comma: 1 });
  await show({ columns: [...shownImport().columns, mixed] });
  await choose("quantity", "7");
  expect(document.getElementById("mark-quantity")).toBeNull();
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("euros and cents are distinguished by what becomes of the first price", async () => {
  await show({ columns: shownImport().columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const hints = ["euros", "cents"].map(
    (unit) => document.getElementById(`unit-${unit}-hint`)?.textContent,
  );
  expect(hints.map((hint) => hint?.replaceAll("\u00a0", " "))).toEqual([
    "Aus „12“ wird 12,00 €.",
    "Aus „12“ wird 0,12 €.",
  ]);
  await act(async () => document.getElementById("unit-cents")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.priceUnit).toBe("cents");
});

test("the form asks for the price unit, for blank cells too", async () => {
  const price = shownColumn("VK", ["1.250,00"], { comma: 1 });
  await show({ columns: [...shownImport().columns.with(4, price), shownColumn("PE", ["100"])] });
  await choosePieces("100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toMatch(/wird 12,50\s€\.$/);
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.pricesAreFor).toBe(100);
  await choose("pricePer", "7");
  expect(document.querySelector("label[for=pricesAreFor]")?.textContent).toBe(
    "Wo die Preiseinheit leer ist, gilt der Preis für",
  );
  expect(document.getElementById("unit-euros-hint")?.textContent).toContain("geteilt durch");
});

test("a price with fractions of cents is reported before the check", async () => {
  const columns = [...shownImport().columns, shownColumn("VK/100", ["12,55"], { comma: 1 })];
  await show({ columns });
  await choose("pricePerProductInCt", "7");
  await choosePieces("100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toBe(
    "Aus „12,55“ wird je Stück kein ganzer Cent.",
  );
});

test("numbers that a spreadsheet has rounded are counted with advice", async () => {
  const ean = shownColumn("EAN", ["4,26E+12"], { damaged: 1_200 });
  await show({ columns: [...shownImport().columns, ean] });
  await choose("ean", "7");
  const warning = document.querySelector("[role=alert]")?.textContent;
  expect(warning).toContain("1.200 Nummern in dieser Spalte sind beschädigt");
  expect(warning).toContain("ohne „EAN“");
});

async function show(details?: Partial<CsvImport>, locale?: "en"): Promise<void> {
  const shown = shownImport(details);
  const { id, columns, mapping, mappingFrom } = shown;
  const hints = columnConfidencesOf(shown);
  await mount(
    <Screen locale={locale}>
      <ColumnsForm key={mappingFrom} {...{ id, columns, mapping, hints }} />
    </Screen>,
  );
}

async function reload(details?: Partial<CsvImport>): Promise<void> {
  await mount(null);
  await show(details);
}

function select(field: string): HTMLSelectElement {
  return document.getElementById(`column-${field}`) as HTMLSelectElement;
}

function samples(field: string): string | null | undefined {
  return document.getElementById(`column-${field}-samples`)?.textContent;
}

async function choose(field: string, value: string, control = select(field)): Promise<void> {
  await act(async () => {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function choosePieces(pieces: string): Promise<void> {
  await choose("", pieces, document.getElementById("pricesAreFor") as HTMLSelectElement);
}

async function press(): Promise<void> {
  await act(async () => document.querySelector("form")?.requestSubmit());
}
