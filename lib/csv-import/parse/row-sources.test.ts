import { expect, test } from "vitest";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import { readCells, requiredCells } from "@/tests/factories/read-cells";
import { quantityAndPrice } from "@/tests/factories/sample-columns";
import { readRow } from "./read-row";

const { manufacturer: _, ...unnamed } = requiredCells;

test("one value for all rows counts where a cell is blank or has no column", () => {
  const mapping = { fixed: { manufacturer: "Festo", quantity: "1" } };
  const { fields, issues } = readCells({ ...unnamed, quantity: "" }, [], {}, mapping);
  expect(issues).toEqual([]);
  expect(fields).toMatchObject({ manufacturer: { name: "Festo" }, quantity: 1 });
});

test("a cell counts more than the value for all rows", () => {
  const { fields } = readCells(requiredCells, [], {}, { fixed: { manufacturer: "Festo" } });
  expect(fields.manufacturer).toEqual({ name: "Siemens" });
});

test("a blank description is the name and no fault", () => {
  const { fields, issues } = readCells({ ...requiredCells, descriptionDe: "" });
  expect(issues).toEqual([]);
  expect(fields).not.toHaveProperty("descriptionDe");
});

const skf = { id: 1, name: "SKF" };

test("a known manufacturer and the number are taken from the name", () => {
  const mapping: ColumnMapping = {
    ...quantityAndPrice,
    columns: { ...quantityAndPrice.columns, nameDe: 2 },
    fromName: ["manufacturer", "mpn", "descriptionDe"],
  };
  const read = (name: string) =>
    readRow(
      mapping,
      { number: 2, cells: ["3", "12,50", name] },
      { manufacturers: new Map([["SKF Kugellager 6205-2RS1", skf]]) },
    );
  expect(read("SKF Kugellager 6205-2RS1").fields).toMatchObject({
    manufacturer: { name: "SKF" },
    mpn: "6205-2RS1",
  });
  expect(read("Kugellager 6205-2RS1").issues).toEqual([
    { field: "manufacturer", code: "is_required", value: "" },
  ]);
});

test("a text that the seller wrote takes the place of the cell", () => {
  const corrections = new Map([["quantity", "7"]] as const);
  const row = { number: 2, cells: ["drei", "12,50"] };
  expect(readRow(quantityAndPrice, row, { corrections }).fields.quantity).toBe(7);
});

test("a weight that the seller wrote is in grams, whatever the column is in", () => {
  const columns = { ...quantityAndPrice.columns, weightInGrams: 2 };
  const mapping = { ...quantityAndPrice, columns, areKilograms: true };
  const weightOf = (text?: string) => {
    const corrections = new Map(text === undefined ? [] : [["weightInGrams", text] as const]);
    const row = { number: 2, cells: ["3", "12,50", "2"] };
    return readRow(mapping, row, { corrections }).fields.weightInGrams;
  };
  expect([weightOf(), weightOf("500"), weightOf("3 kg")]).toEqual([2_000, 500, 3_000]);
});

const priced = (cells: string[], answers: Partial<ColumnMapping>) =>
  readRow({ ...quantityAndPrice, ...answers }, { number: 2, cells });

test("the total of a row is divided by its quantity", () => {
  const answers = { pricesMean: "line" } as const;
  expect(priced(["4", "50,00"], answers).fields.pricePerProductInCt).toBe(1250);
  expect(priced(["3", "10,00"], answers).issues).toMatchObject([{ code: "price_fraction" }]);
  expect(priced(["3", "10,00"], { ...answers, rounding: "up" }).fields).toMatchObject({
    pricePerProductInCt: 334,
  });
});

test("tax is taken off a gross price", () => {
  expect(priced(["4", "11,90"], { taxInPercent: 19 }).fields.pricePerProductInCt).toBe(1000);
  expect(priced(["4", "11,90"], { taxInPercent: 0 }).fields.pricePerProductInCt).toBe(1190);
});

test("a price in another currency is converted, a price in euros is not", () => {
  const answers = { currency: { code: "CHF", inEuros: 1.07 } };
  expect(priced(["4", "100.00"], answers).fields.pricePerProductInCt).toBe(10_700);
  expect(priced(["4", "CHF 100.00"], answers).fields.pricePerProductInCt).toBe(10_700);
  expect(priced(["4", "100.00 €"], answers).fields.pricePerProductInCt).toBe(10_000);
  expect(priced(["4", "100.00 USD"], answers).issues).toMatchObject([{ code: "price_currency" }]);
});

test("the value for the other rows counts only where the name names nobody", () => {
  const mapping: ColumnMapping = {
    ...quantityAndPrice,
    columns: { ...quantityAndPrice.columns, nameDe: 2 },
    fromName: ["manufacturer", "descriptionDe"],
    fixed: { manufacturer: "Diverse", descriptionDe: "Neu" },
  };
  const read = (name: string) =>
    readRow(
      mapping,
      { number: 2, cells: ["3", "12,50", name] },
      { manufacturers: new Map([["SKF Lager", skf]]) },
    ).fields;
  expect(read("SKF Lager")).toMatchObject({ manufacturer: { name: "SKF" } });
  expect(read("Lager")).toMatchObject({ manufacturer: { name: "Diverse" } });
  expect(read("Lager").descriptionDe).toBeUndefined();
});

test("a price that the seller types is that of one piece in euros, net", () => {
  const answers: Partial<ColumnMapping> = {
    pricesMean: "line",
    taxInPercent: 19,
    currency: { code: "CHF", inEuros: 1.05 },
    priceUnit: "cents",
    pricesAreFor: 100,
  };
  const mapping = { ...quantityAndPrice, ...answers };
  const corrections = new Map([["pricePerProductInCt", "33,33"]] as const);
  const row = { number: 2, cells: ["3", "10000"] };
  expect(readRow(mapping, row, { corrections }).fields.pricePerProductInCt).toBe(3333);
  const fixed = { ...mapping, columns: { quantity: 0 }, fixed: { pricePerProductInCt: "5" } };
  expect(readRow(fixed, row).fields.pricePerProductInCt).toBe(500);
});
