import { afterEach, beforeEach, expect, test } from "vitest";
import { shownColumn, shownImport } from "@/tests/factories/csv-import";
import {
  choose,
  closePage,
  openPage,
  press,
  push,
  samples,
  save,
  select,
  show,
} from "@/tests/setup/columns-form";

beforeEach(openPage);
afterEach(closePage);

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

test("what is remembered says so, what was saved says nothing", async () => {
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

test("a mapping is saved as it was chosen, and the next step follows", async () => {
  await show();
  await choose("mpn", "5");
  await press();
  const { id, mapping } = shownImport();
  expect(save.mock.calls).toEqual([
    [{ id, mapping: { ...mapping, columns: { ...mapping.columns, mpn: 5 } } }],
  ]);
  expect(push).toHaveBeenCalledWith(`/csv-import/${id}/defaults`);
});

test("what is missing and what is assigned twice stand each under the spec's sentence, and lead there", async () => {
  await show();
  await choose("quantity", "");
  await choose("nameDe", "0");
  await press();
  expect(save).not.toHaveBeenCalled();
  const summary = document.querySelector("[role=alert]");
  expect(document.activeElement).toBe(summary);
  expect([...(summary?.querySelectorAll("p") ?? [])].map((line) => line.textContent)).toEqual([
    "Die folgenden Felder sind noch nicht zugeordnet",
    "Doppelte Zuordnungen sind nicht erlaubt",
  ]);
  const links = [...(summary?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Menge", "#column-quantity"],
    ["Hersteller", "#column-manufacturer"],
    ["Bezeichnung (Deutsch)", "#column-nameDe"],
  ]);
  expect(select("quantity").getAttribute("aria-invalid")).toBe("true");
});

test("a choice that mends one field mends the other that shared its column", async () => {
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

test("in English the two sentences are the spec's to the letter", async () => {
  await show({}, "en");
  await choose("quantity", "");
  await choose("nameDe", "0");
  await press();
  const summary = document.querySelector("[role=alert]")?.textContent;
  expect(summary).toContain("The following fields have yet to be assigned");
  expect(summary).toContain("Duplicate assignments are not allowed");
});

test("a column repeated among alternate codes is assigned twice", async () => {
  await show();
  await choose("alternateProductCodes", "4");
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Weitere Nummern");
});

test("columns that feed no field are named, as far as anything stands in them", async () => {
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

test("a refusal keeps what was chosen and says why", async () => {
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
