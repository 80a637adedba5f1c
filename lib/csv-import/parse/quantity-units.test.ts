import { expect, test } from "vitest";
import type { DecimalMark } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readPriceQuantity, readQuantityUnit } from "./quantity-units";

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
])("what prices are for is rejected by %s: %j", (code, cells) => {
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

test.each<[Cell, DecimalMark, number]>([
  ["1,000", "comma", 1],
  ["1.000 ST", "point", 1],
  ["1.000", "comma", 1000],
  ["1,000", "point", 1000],
])("what prices are for is written as the quantities are: %j by the %s", (cell, mark, value) => {
  expect(readPriceQuantity(cell, mark)).toEqual({ value });
});
