import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readGrams, readPrice, readWholeNumber } from "./amounts";

describe("a price in euros", () => {
  test.each<[Cell, number]>([
    ["12", 1200],
    ["12,5", 1250],
    ["12,000000", 1200],
    [",5", 50],
    ["0,07", 7],
    ["12.50 €", 1250],
    ["1\u202f234.56", 123_456],
    ["1’234", 123_400],
    ["1.234.567", 123_456_700],
    ["EUR 12", 1200],
    ["12,-", 1200],
    ["12.– EUR", 1200],
    ["12.50.-", 1250],
    ["1'234.50.--", 123_450],
    ["12,50-", -1250],
    ["−5", -500],
    ["(12,50)", -1250],
    ["+7", 700],
    [12.5, 1250],
    [0.1 + 0.2, 30],
    ["12,50 EUR/ST", 1250],
    ["12,50 ¤", 1250],
    ["12\u200b,50 €", 1250],
    ["12,50/Stk", 1250],
  ])("of %j is %d cents", (cell, cents) => {
    expect(readPrice(cell, "euros")).toEqual({ value: cents });
  });

  test.each<[string, Cell[]]>([
    ["price_fraction", ["0,125", "1234,567", 1.234]],
    ["price_currency", ["12,50 CHF", "12,50 zł", "$ 12.50"]],
    ["number_ambiguous", ["1.234", "6,000", "12.500 €", "-1.234"]],
    ["number_damaged", ["1,2E+05", "4.26E+12", "1E5"]],
    ["number_unreadable", ["12,50 Stk", "12,50 €/100 St", "12,50/100 Stk", "12,50 €/kg"]],
    ["number_unreadable", ["12,50 EUR netto", "auf Anfrage", "12345678901234567890", "-"]],
    ["number_unreadable", ["12 34", "1.23.456", "01.234,56", "1..2", "--5", "(5", "12-14"]],
    ["number_unreadable", ["M8x20", "12.50.30-", "9".repeat(200)]],
  ])("is rejected by %s: %j", (code, cells) => {
    expect(cells.map((cell) => readPrice(cell, "euros"))).toEqual(cells.map(() => ({ code })));
  });

  test("is what the column's mark makes of it, where it can be read either way", () => {
    expect(readPrice("1.234", "euros", "comma")).toEqual({ value: 123_400 });
    expect(readPrice("1.230", "euros", "point")).toEqual({ value: 123 });
    expect(readPrice("6,000", "euros", "comma")).toEqual({ value: 600 });
    expect(readPrice("6,000", "euros", "point")).toEqual({ value: 600_000 });
    expect(readPrice("12.50", "euros", "comma"), "only one way").toEqual({ value: 1250 });
  });

  test("comes back to the cent from every way of writing it, and from a workbook's number", () => {
    const cents = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...styles), (amount, [group, mark, front, back]) => {
        const digits = String(amount).padStart(3, "0");
        const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
        const text = `${front}${whole}${mark}${digits.slice(-2)}${back}`;
        expect(readPrice(text, "euros")).toEqual({ value: amount });
        expect(readPrice(amount / 100, "euros")).toEqual({ value: amount });
      }),
      { numRuns: 300 },
    );
  });
});

const styles = [
  ["", ",", "", ""],
  [".", ",", "", " €"],
  [" ", ",", "EUR ", ""],
  ["\u00a0", ",", "", "\u00a0€"],
  ["\u202f", ",", "", ""],
  ["'", ".", "", ""],
  ["’", ".", "€ ", ""],
  [",", ".", "€", ""],
  ["", ".", "", ""],
] as const;

test.each<[Cell, object]>([
  ["1250", { value: 1250 }],
  ["12,50 €", { value: 1250 }],
  ["1.234", { value: 1234 }],
  ["-5", { value: 5 }],
  ["-12.50.30", { value: 125_030 }],
  ["12 EUR 50 ct", { value: 1250 }],
  ["12,50 €/100 St", { value: 1_250_100 }],
  ["9".repeat(17), { code: "number_unreadable" }],
  [12.5, { code: "price_fraction" }],
  ["frei", { code: "number_unreadable" }],
])("a price in cents is its digits, whatever else is in its cell: %j", (cell, reading) => {
  expect(readPrice(cell, "cents")).toEqual(reading);
});

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

  test("in kilograms is what the column's mark makes of it", () => {
    expect(readGrams("1,250 kg", "comma")).toEqual({ value: 1250 });
  });
});
