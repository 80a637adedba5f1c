import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cell } from "../fields";
import { readPrice, readWholeNumber } from "./amounts";

describe("a price in euros", () => {
  test.each<[Cell, number]>([
    ["12", 1200],
    ["12,5", 1250],
    ["12.50 €", 1250],
    ["1.234,56 €", 123_456],
    ["0,07", 7],
    ["12,-", 1200],
    ["12,50-", -1250],
    [12.5, 1250],
    [0.1 + 0.2, 30],
    ["12,50 EUR/ST", 1250],
    ["12,50 ¤", 1250],
    ["12\u200b,50 €", 1250],
    ["12,50/Stk", 1250],
  ])("of %j is %d cents", (cell, cents) => {
    expect(readPrice(cell, "euros")).toEqual({ value: cents });
  });

  test.each<[Cell, string]>([
    ["0,125", "price_fraction"],
    [1.234, "price_fraction"],
    ["12,50 CHF", "price_currency"],
    ["12,50 zł", "price_currency"],
    ["$ 12.50", "price_currency"],
    ["12,50 Stk", "number_unreadable"],
    ["12,50 €/100 St", "number_unreadable"],
    ["12,50/100 Stk", "number_unreadable"],
    ["12,50 €/kg", "number_unreadable"],
    ["12,50 EUR netto", "number_unreadable"],
    ["12,50 EUR brutto", "number_unreadable"],
    ["1.234", "number_ambiguous"],
    ["1,2E+05", "number_damaged"],
    ["auf Anfrage", "number_unreadable"],
    ["12345678901234567890", "number_unreadable"],
  ])("of %j is refused: %s", (cell, code) => {
    expect(readPrice(cell, "euros")).toEqual({ code });
  });

  test("is what the column's mark makes of it, where it can be read either way", () => {
    expect(readPrice("1.234", "euros", "comma")).toEqual({ value: 123_400 });
    expect(readPrice("1.230", "euros", "point")).toEqual({ value: 123 });
    expect(readPrice("6,000", "euros", "comma")).toEqual({ value: 600 });
    expect(readPrice("6,000", "euros", "point")).toEqual({ value: 600_000 });
    expect(readPrice("12.50", "euros", "comma"), "can be read one way only").toEqual({
      value: 1250,
    });
  });

  test("comes back to the cent from every way of writing it", () => {
    const cents = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...styles), (amount, { group, mark, around }) => {
        const text = around(written(amount, group, mark));
        expect(readPrice(text, "euros")).toEqual({ value: amount });
      }),
      { numRuns: 300 },
    );
  });

  test("comes back to the cent from a workbook's number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (amount) => {
        expect(readPrice(amount / 100, "euros")).toEqual({ value: amount });
      }),
    );
  });
});

describe("a price in cents is its digits, whatever else is in its cell (spec §5)", () => {
  test.each<[Cell, object]>([
    ["1250", { value: 1250 }],
    ["12,50 €", { value: 1250 }],
    ["1.234", { value: 1234 }],
    ["-5", { value: 5 }],
    ["-12.50.30", { value: 125_030 }],
    ["1250 ct", { value: 1250 }],
    ["12 EUR 50 ct", { value: 1250 }],
    ["12,50 €/100 St", { value: 1_250_100 }],
    ["9".repeat(17), { code: "number_unreadable" }],
    [1250, { value: 1250 }],
    [12.5, { code: "price_fraction" }],
    ["frei", { code: "number_unreadable" }],
  ])("%j", (cell, reading) => {
    expect(readPrice(cell, "cents")).toEqual(reading);
  });
});

describe("a quantity", () => {
  test.each<[Cell, number]>([
    ["12", 12],
    ["0012", 12],
    ["100 Stk", 100],
    ["250 m", 250],
    ["ST 12", 12],
    ["PCS 1.200.000", 1_200_000],
    ["5 x", 5],
    ["\u200b12\ufeff", 12],
    ["1.234.567", 1_234_567],
    ["1 234", 1234],
    ["-5", -5],
    ["0", 0],
    [12, 12],
  ])("of %j is %d", (cell, number) => {
    expect(readWholeNumber(cell)).toEqual({ value: number });
  });

  test.each<[Cell, string]>([
    ["12,5", "number_not_whole"],
    [12.5, "number_not_whole"],
    ["6,000", "number_ambiguous"],
    ["1.234", "number_ambiguous"],
    ["5 VE", "number_unreadable"],
    ["M 12", "number_unreadable"],
    ["ST 6,000", "number_ambiguous"],
    ["12/Stk", "number_unreadable"],
    ["12 €", "number_unreadable"],
    ["ca. 10", "number_unreadable"],
    ["4,26E+12", "number_damaged"],
  ])("of %j is refused: %s", (cell, code) => {
    expect(readWholeNumber(cell)).toEqual({ code });
  });

  test("of 6,000 pieces is 6 where commas are decimal marks, and 6000 where points are", () => {
    expect(readWholeNumber("6,000", "comma")).toEqual({ value: 6 });
    expect(readWholeNumber("6,000", "point")).toEqual({ value: 6000 });
  });

  test("comes back from every way of grouping its digits", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...styles),
        (n, style) => {
          const text = grouped(String(n), style.group);
          const mark = style.mark === "," ? "comma" : "point";
          expect(readWholeNumber(text, mark)).toEqual({ value: n });
        },
      ),
    );
  });
});

const styles = [
  { group: "", mark: ",", around: (text: string) => text },
  { group: ".", mark: ",", around: (text: string) => `${text} €` },
  { group: " ", mark: ",", around: (text: string) => `EUR ${text}` },
  { group: "\u00a0", mark: ",", around: (text: string) => `${text}\u00a0€` },
  { group: "\u202f", mark: ",", around: (text: string) => text },
  { group: "'", mark: ".", around: (text: string) => text },
  { group: "’", mark: ".", around: (text: string) => `€ ${text}` },
  { group: ",", mark: ".", around: (text: string) => `€${text}` },
  { group: "", mark: ".", around: (text: string) => text },
];

function written(cents: number, group: string, mark: string): string {
  const digits = String(cents).padStart(3, "0");
  return `${grouped(digits.slice(0, -2), group)}${mark}${digits.slice(-2)}`;
}

function grouped(digits: string, group: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, group);
}
