import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DecimalMark, PriceUnit, Rounding } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { centsOf, divided, multiplied, readExactPrice } from "./exact-price";

/** In whole cents; null for parts of a cent. */
function readPrice(cell: Cell, unit: PriceUnit, mark?: DecimalMark) {
  const reading = readExactPrice(cell, unit, mark);
  return "value" in reading ? { value: centsOf(reading.value, null) } : reading;
}

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
    ["price_currency", ["12,50 CHF", "12,50 zł", "$ 12.50"]],
    ["number_ambiguous", ["1.234", "6,000", "12.500 €", "-1.234"]],
    ["number_damaged", ["1,2E+05", "4.26E+12", "1E5"]],
    ["number_unreadable", ["12,50 Stk", "12,50 €/100 St", "12,50/100 Stk", "12,50 €/kg"]],
    ["number_unreadable", ["12,50 EUR netto", "auf Anfrage", "-"]],
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
  [12.5, { value: null }],
  ["frei", { code: "number_unreadable" }],
  ["1250 $", { code: "price_currency" }],
])("a price in cents is its digits, whatever else is in its cell: %j", (cell, reading) => {
  expect(readPrice(cell, "cents")).toEqual(reading);
});

test("parts of a cent are left until somebody says how to round", () => {
  const price = readExactPrice("0,125", "euros");
  const rounded = (rounding: Rounding | null) =>
    "value" in price ? centsOf(price.value, rounding) : undefined;
  expect(
    [null, "half", "up", "down"].map((rounding) => rounded(rounding as Rounding | null)),
  ).toEqual([null, 13, 13, 12]);
});

test("what is converted there and back is the same to the cent", () => {
  const factor = fc
    .integer({ min: 1, max: 10_000_000 })
    .map((millionths) => millionths / 1_000_000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), factor, (cents, rate) => {
      const price = { numerator: BigInt(cents), denominator: 1n, currency: "" };
      expect(centsOf(divided(multiplied(price, rate), rate), null)).toBe(cents);
    }),
  );
});

test("a price in the currency that the seller gave a rate for is read", () => {
  expect(readExactPrice("CHF 12.50", "euros", undefined, "CHF")).toHaveProperty("value");
  expect(readExactPrice("$ 12.50", "euros", undefined, "CAD")).toHaveProperty("value");
  expect(readExactPrice("12,50 zł", "euros", undefined, "CHF")).toEqual({ code: "price_currency" });
});
