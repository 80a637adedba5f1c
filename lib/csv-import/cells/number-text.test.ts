import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NumberReading, readNumberText } from "./number-text";

describe("a number is read as it is written in Germany, Switzerland, France and England", () => {
  test.each([
    ["12", "12"],
    ["12,5", "12,5"],
    ["12.50", "12,5"],
    ["12,000000", "12"],
    [",5", "0,5"],
    ["1.234,56", "1234,56"],
    ["1,234.56", "1234,56"],
    ["1 234,56", "1234,56"],
    ["1\u202f234.56", "1234,56"],
    ["1'234.50", "1234,5"],
    ["1’234", "1234"],
    ["1.234.567", "1234567"],
    ["1234,567", "1234,567"],
    // A group never begins with 0.
    ["0,125", "0,125"],
  ])("%j is %s", (text, number) => {
    expect(said(readNumberText(text))).toBe(number);
  });

  test.each([
    ["1.234,56 €", "1234,56 €"],
    ["€ 1.234,56", "1234,56 €"],
    ["EUR 12", "12 EUR"],
    ["12,-", "12"],
    ["12.– EUR", "12 EUR"],
    ["12.50.-", "12,5"],
    ["1'234.50.--", "1234,5"],
    ["-5", "-5"],
    ["−5", "-5"],
    ["12,50-", "-12,5"],
    ["(12,50)", "-12,5"],
    ["+7", "7"],
    ["100 Stk", "100 Stk"],
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
  "01.234,56",
  "1..2",
  "--5",
  "(5",
  "12-14",
  "M8x20",
  "12.50.30-",
  "9".repeat(200),
])("%j is no number", (text) => {
  expect(readNumberText(text).kind).toBe("other");
});

test("any text is read at once, however long and odd", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123., '-€(E+)Stk"), maxLength: 70 }),
      (text) => {
        expect(["number", "ambiguous", "damaged", "other"]).toContain(readNumberText(text).kind);
      },
    ),
    { numRuns: 300 },
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
