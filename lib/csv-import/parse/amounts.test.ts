import { describe, expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readGrams, readWholeNumber } from "./amounts";

describe("a quantity", () => {
  test.each<[number, Cell[]]>([
    [12, ["12", "0012", "ST 12", "\u200b12\ufeff", 12]],
    [100, ["100 Stk"]],
    [250, ["250 m"]],
    [1_200_000, ["PCS 1.200.000"]],
    [5, ["5 x"]],
    [1234, ["1 234"]],
    [1000, ["1.000,000 ST"]],
    [-5, ["-5"]],
    [0, ["0"]],
  ])("of %d pieces is written %j", (value, cells) => {
    expect(cells.map((cell) => readWholeNumber(cell))).toEqual(cells.map(() => ({ value })));
  });

  test.each<[string, Cell[]]>([
    ["number_not_whole", ["12,5", 12.5]],
    ["number_ambiguous", ["6,000", "1.234", "ST 6,000", "100.000 Stk"]],
    ["number_unreadable", ["5 VE", "M 12", "12/Stk", "12 €", "ca. 10"]],
    ["number_damaged", ["4,26E+12"]],
  ])("is rejected by %s: %j", (code, cells) => {
    expect(cells.map((cell) => readWholeNumber(cell))).toEqual(cells.map(() => ({ code })));
  });

  test("of 6,000 pieces is 6 where commas are decimal marks, and 6000 where points are", () => {
    expect(readWholeNumber("6,000", "comma")).toEqual({ value: 6 });
    expect(readWholeNumber("6,000", "point")).toEqual({ value: 6000 });
  });
});

describe("a weight", () => {
  test.each<[Cell, number]>([
    ["250", 250],
    ["250 g", 250],
    [250, 250],
    ["2 kg", 2000],
    ["0,6 kg", 600],
    ["0.35 KG", 350],
  ])("of %j is %d grams", (cell, grams) => {
    expect(readGrams(cell)).toEqual({ value: grams });
  });

  test.each<[string, Cell[]]>([
    ["number_not_whole", ["0,6", 0.6, "250,5 g", "0,1234 kg"]],
    ["number_unreadable", ["3 Stk", "2 m", "2 t", "5 €", "schwer"]],
    ["number_ambiguous", ["1,250 kg"]],
  ])("is rejected by %s: %j", (code, cells) => {
    expect(cells.map((cell) => readGrams(cell))).toEqual(cells.map(() => ({ code })));
  });

  test.each(["0", 0, "0,00", "0.000 kg", "k.A.", "-"])(
    "is not known where the cell is %j",
    (cell) => {
      expect(readGrams(cell)).toEqual({ value: "" });
    },
  );

  test("without a unit is in kilograms where its column says so", () => {
    const weights = ["12", "0,5", "250 g"].map((cell) => readGrams(cell, "comma", true));
    expect(weights).toEqual([{ value: 12_000 }, { value: 500 }, { value: 250 }]);
  });

  test("in kilograms is what the column's mark makes of it", () => {
    expect(readGrams("1,250 kg", "comma")).toEqual({ value: 1250 });
  });
});
