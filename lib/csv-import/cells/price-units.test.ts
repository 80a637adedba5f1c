import { describe, expect, test } from "vitest";
import type { Cell, ColumnMapping, DecimalMark } from "../fields";
import { columnFactsOf } from "./column-facts";
import { readPriceQuantity, readQuantityUnit } from "./price-units";
import { readRow } from "./read-row";

test.each<[number, Cell[]]>([
  [1, ["1", "Stk", "C62"]],
  [4, ["4"]],
  [100, ["100", "je 100 Stk", "/100", "HST", "100 C62"]],
  [1000, [1000, "1.000", "1.000 ST", "Tausend", "per thousand"]],
])("prices are for %i pieces: %j", (value, cells) => {
  expect(cells.map((cell) => readPriceQuantity(cell))).toEqual(cells.map(() => ({ value })));
});

test.each<[string, Cell[]]>([
  ["price_key", ["0", "2", 3]],
  ["larger_than_zero", ["-100"]],
  ["number_not_whole", ["1,5", "0,500"]],
  ["number_unreadable", ["H", "C", "kg", "VPE", "100.000"]],
])("what prices are for is refused by %s: %j", (code, cells) => {
  expect(cells.map((cell) => readPriceQuantity(cell))).toEqual(cells.map(() => ({ code })));
});

test.each("ST|Stck.|Satz|M|KG|m²|1|1,00 ST|Rolle (m)|T|C62|1 C62|Paar|Reel|dm3|m^2".split("|"))(
  "a quantity in %j is one of pieces or of a measure",
  (cell) => {
    expect(readQuantityUnit(cell)).toHaveProperty("value");
  },
);

test.each(
  (
    "HST|C|Tsd.|VE|PAK|BOX|Dtz.|100 ST|VPE 100|VE à 10|VE10|Karton/50|je 100|ST/100|1,000 Stk|1.000|C 62|100 C62|" +
    "Rolle 50m|Verp.|Kartons|Säcke|packs|dozens|Mio"
  ).split("|"),
)("a quantity in %j is none of pieces", (cell) => {
  expect(readQuantityUnit(cell)).toEqual({ code: "quantity_unit" });
});

describe("what prices are for, where everything is written with three decimals", () => {
  test.each<[string, string[][], DecimalMark, unknown[]]>([
    ["commas", [["120,000", "25,00", "1,000"]], "comma", [2500]],
    ["points", [["120.000", "25.00", "1.000"]], "point", [2500]],
    [
      "hundreds and ones",
      [
        ["120,000", "25,00", "1,000"],
        ["1.250,000", "250,00", "100,000"],
        ["0,500", "250,00", "1.000,000 ST"],
      ],
      "comma",
      [2500, 250, 25],
    ],
  ])("is what it says: %s", (_, rows, mark, prices) => {
    expect(pricesIn(rows, mark)).toEqual(prices);
  });

  test.each<[string, string[][], DecimalMark | undefined]>([
    ["the quantities have none", [["120", "250,00", "1,000"]], undefined],
    ["the quantities are groups", [["120,000", "250.00", "1,000"]], "point"],
    ["they are groups by the other mark", [["120,000", "250,00", "1.000"]], "comma"],
    [
      "one of them has none",
      [
        ["120,000", "250,00", "1,000"],
        ["120,000", "250,00", "1"],
      ],
      "comma",
    ],
  ])("is a thousand where %s", (_, rows, mark) => {
    expect(pricesIn(rows, mark)[0]).toBe(25);
  });

  function pricesIn(cells: string[][], quantity: DecimalMark | undefined): unknown[] {
    const mapping: ColumnMapping = {
      columns: { quantity: 0, pricePerProductInCt: 1, pricePer: 2 },
      alternateProductCodes: [],
      priceUnit: "euros",
      pricesAreFor: 1,
      decimalMarks: quantity ? { quantity } : {},
    };
    const rows = cells.map((row, place) => ({ number: place + 2, cells: row }));
    const columns = columnFactsOf(["A", "B", "C"], rows);
    return rows.map((row) => readRow(mapping, row, columns).fields.pricePerProductInCt);
  }
});
