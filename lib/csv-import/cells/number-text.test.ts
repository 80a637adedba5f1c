import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NumberReading, numberKindOf, readNumberText } from "./number-text";

describe("a number is read as it is written in Germany, Switzerland, France and England", () => {
  test.each([
    ["12", "12"],
    ["0012", "0012"],
    ["12,5", "12,5"],
    ["12.50", "12,5"],
    ["12,000000", "12"],
    [",5", "0,5"],
    ["1.234,56", "1234,56"],
    ["1,234.56", "1234,56"],
    ["1 234,56", "1234,56"],
    ["1\u00a0234,56", "1234,56"],
    ["1\u202f234.56", "1234,56"],
    ["1'234.50", "1234,5"],
    ["1’234", "1234"],
    ["1.234.567", "1234567"],
    ["1,234,567.8", "1234567,8"],
    ["1234,567", "1234,567"],
    // A group never begins with 0.
    ["0,125", "0,125"],
    ["0.125", "0,125"],
    ["5000.000", "5000"],
  ])("%j is %s", (text, number) => {
    expect(said(readNumberText(text))).toBe(number);
  });

  test.each([
    ["1.234,56 €", "1234,56 €"],
    ["€ 1.234,56", "1234,56 €"],
    ["€12", "12 €"],
    ["EUR 12", "12 EUR"],
    ["12 Euro", "12 Euro"],
    ["12,-", "12"],
    ["12,-- €", "12 €"],
    ["12.– EUR", "12 EUR"],
    ["CHF 12.–", "12 CHF"],
    ["12.50.-", "12,5"],
    ["1'234.50.--", "1234,5"],
    ["12.50.– EUR", "12,5 EUR"],
    ["-5", "-5"],
    ["−5", "-5"],
    ["12,50-", "-12,5"],
    ["12,50- EUR", "-12,5 EUR"],
    ["€ -12,50", "-12,5 €"],
    ["(12,50)", "-12,5"],
    ["+7", "7"],
    ["100 Stk", "100 Stk"],
    ["100ST", "100 ST"],
    ["100 Stk.", "100 Stk."],
    ["1.000,000 ST", "1000 ST"],
  ])("%j is %s", (text, number) => {
    expect(said(readNumberText(text))).toBe(number);
  });
});

test.each(["1.234", "6,000", "12.500 €", "-1.234", "100.000 Stk"])(
  "%j can be read either way",
  (text) => {
    expect(readNumberText(text).kind).toBe("ambiguous");
  },
);

test.each(["4,26E+12", "4.26E+12", "4,26012e+12", "1E5", "4E+15"])(
  "%j was rounded by a spreadsheet",
  (text) => {
    expect(readNumberText(text).kind).toBe("damaged");
  },
);

test.each([
  "",
  "abc",
  "-",
  "12 34",
  "1.23.456",
  "1,23,456.00",
  "01.234,56",
  "1.234.56",
  "1..2",
  "--5",
  "-5-",
  "(5",
  "€ 5 €",
  "12-14",
  "03/2014",
  "5 x 3",
  "M8x20",
  "1.234,567.8",
  "1.000.-",
  "12.50.30-",
  "12.50.",
  "9".repeat(200),
])("%j is no number", (text) => {
  expect(readNumberText(text).kind).toBe("other");
});

test.each([
  ["12", "plain"],
  ["100 Stk", "plain"],
  ["12,5", "comma"],
  ["1.234.567", "comma"],
  ["12.50", "point"],
  ["1'234.50", "point"],
  ["6,000", "ambiguous"],
  [1.234, "typed"],
  ["4,26E+12", "damaged"],
  ["Welle", "other"],
])("the cell %j is %s among its column's", (cell, kind) => {
  expect(numberKindOf(cell)).toBe(kind);
});

test("any text is read at once, however long and odd", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123., '-€(E+)Stk"), maxLength: 70 }),
      (text) => {
        expect(["number", "ambiguous", "damaged", "other"]).toContain(readNumberText(text).kind);
      },
    ),
    { numRuns: 2000 },
  );
});

function said(reading: NumberReading): string {
  if (reading.kind !== "number") {
    return reading.kind;
  }
  const { isNegative, whole, fraction, currency, unit } = reading.number;
  const number = `${isNegative ? "-" : ""}${whole}${fraction && `,${fraction}`}`;
  return `${number} ${currency}${unit}`.trim();
}
