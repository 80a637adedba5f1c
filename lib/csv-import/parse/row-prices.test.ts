import { describe, expect, test } from "vitest";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readCells, requiredCells } from "@/tests/factories/read-cells";

// What a row says of its prices and of the quantity that they are for.

test("a lot with a price as a whole needs none per piece", () => {
  const { fields, issues } = readCells({
    ...requiredCells,
    pricePerProductInCt: "",
    priceForBundle: "500,00",
  });
  expect(issues).toEqual([]);
  expect(fields).toMatchObject({ pricePerProductInCt: null, priceForBundle: 50_000 });
});

test("a lot without either price is named once", () => {
  const { issues } = readCells({ ...requiredCells, pricePerProductInCt: "", priceForBundle: "" });
  expect(issues).toEqual([{ field: "pricePerProductInCt", code: "is_required", value: "" }]);
});

test("an ambiguous number is read by the decimal mark of its column", () => {
  const cells = { ...requiredCells, quantity: "6,000", pricePerProductInCt: "1.234" };
  expect(readCells(cells).issues.map(({ field, code }) => [field, code])).toEqual([
    ["quantity", "number_ambiguous"],
    ["pricePerProductInCt", "number_ambiguous"],
  ]);
  const marks = { quantity: "point", pricePerProductInCt: "comma" } as const;
  const marked = readCells({ ...cells, pricePer: "1.000" }, [], marks);
  expect(marked.fields).toMatchObject({ quantity: 6000, pricePerProductInCt: 123_400 });
});

describe("a price that is for more than one piece", () => {
  test.each<[Cell, Cell, number]>([
    ["1.250,00 €", "100", 1250],
    ["12,50", 1, 1250],
    ["12,50", "", 1250],
    ["3,00", "100 ST", 3],
  ])("%j for %j is %i cents a piece", (price, pricePer, inCt) => {
    const { fields, issues } = readCells({
      ...requiredCells,
      pricePerProductInCt: price,
      pricePer,
    });
    expect(issues).toEqual([]);
    expect(fields.pricePerProductInCt).toBe(inCt);
    expect(fields).not.toHaveProperty("pricePer");
  });

  test("is none where a piece would cost parts of a cent, or where it is for nothing", () => {
    expect(
      readCells({ ...requiredCells, pricePerProductInCt: "3,45", pricePer: "100" }).issues,
    ).toEqual([{ field: "pricePerProductInCt", code: "price_per_fraction:100", value: "3,45" }]);
    expect(readCells({ ...requiredCells, pricePer: "-1" }).issues).toMatchObject([
      { field: "pricePer", code: "larger_than_zero" },
    ]);
  });
});

describe("what prices are for by their heading", () => {
  const hundred: Partial<ColumnMapping> = { pricesAreFor: 100 };

  test("divides them", () => {
    const { fields, issues } = readCells(requiredCells, [], {}, hundred);
    expect(issues).toMatchObject([{ code: "price_per_fraction:100" }]);
    expect(fields).not.toHaveProperty("pricePerProductInCt");
    const priced = { ...requiredCells, pricePerProductInCt: "1.289,00 €" };
    const whole = readCells(priced, [], {}, hundred);
    expect(whole.fields.pricePerProductInCt).toBe(1289);
  });

  test("yields to a column with the unit, and applies where its cell is blank", () => {
    expect(readCells({ ...requiredCells, pricePer: "1" }, [], {}, hundred).fields).toMatchObject({
      pricePerProductInCt: 1250,
    });
    const blank = { ...requiredCells, pricePerProductInCt: "120,00", pricePer: "" };
    expect(readCells(blank, [], {}, hundred).fields.pricePerProductInCt).toBe(120);
  });
});

describe("a currency beside the prices", () => {
  test.each(["EUR", "€", "¤", "Eur.", "EUR/ST", "€/Stk", ""])(
    "%j leaves them as they are",
    (currency) => {
      const { fields, issues } = readCells({ ...requiredCells, currency });
      expect(issues).toEqual([]);
      expect(fields.pricePerProductInCt).toBe(1250);
      expect(fields).not.toHaveProperty("currency");
    },
  );

  test.each(["USD", "CHF", "EUR/CHF", "EUR/100 ST"])("%j makes them invalid", (currency) => {
    const prices = { pricePerProductInCt: "120,50", shippingPriceInCt: "5" };
    const cells = { ...requiredCells, ...prices, currency };
    const value = currency.slice(0, 4);
    const { fields, issues } = readCells(cells);
    expect(issues).toEqual([{ field: "currency", code: "price_currency", value }]);
    expect(fields).not.toHaveProperty("pricePerProductInCt");
    expect(fields).not.toHaveProperty("shippingPriceInCt");
  });
});

test("units of packs, hundreds or thousands are not supported, and a unit is not stored", () => {
  const { issues } = readCells({ ...requiredCells, quantityUnit: "HST" });
  expect(issues).toEqual([{ field: "quantityUnit", code: "quantity_unit", value: "HST" }]);
  expect(readCells({ ...requiredCells, quantityUnit: "Stk" }).fields).not.toHaveProperty(
    "quantityUnit",
  );
});
