import { describe, expect, test } from "vitest";
import {
  formatDay,
  formatEuros,
  formatInteger,
  formatMoment,
  formatTenths,
  isoDayOf,
} from "./formats";
import { formatMonth } from "./months";

const summerNight = new Date("2026-07-01T22:30:00Z");
const winterNight = new Date("2026-12-31T23:30:00Z");

describe("money is German in both languages", () => {
  test.each([
    [0, "0,00 €"],
    [5, "0,05 €"],
    [123_456, "1.234,56 €"],
    [-250, "-2,50 €"],
    [Number.MAX_SAFE_INTEGER, "90.071.992.547.409,91 €"],
  ])("%d cents are %s", (amountInCt, text) => {
    expect(formatEuros(amountInCt).replace(/\s/g, " ")).toBe(text);
  });

  test("a price keeps its euro sign on its line", () => {
    expect(formatEuros(100)).toBe("1,00\u00a0€");
  });
});

describe("other numbers and dates are in the language of the reader", () => {
  test.each([
    [999, "999", "999"],
    [1000, "1.000", "1,000"],
    [1_234_567, "1.234.567", "1,234,567"],
  ])("the number %d is %s in German, %s in English", (value, german, english) => {
    expect([formatInteger(value, "de"), formatInteger(value, "en")]).toEqual([german, english]);
  });

  test.each([
    [3.14, "3,1", "3.1"],
    [12, "12", "12"],
    [0.04, "0", "0"],
    [1234.56, "1.234,6", "1,234.6"],
  ])("%d in tenths is %s in German, %s in English", (value, german, english) => {
    expect([formatTenths(value, "de"), formatTenths(value, "en")]).toEqual([german, english]);
  });

  test("days and times are Germany's, in summer and in winter", () => {
    expect(formatMoment(summerNight, "de")).toBe("02.07.2026, 00:30");
    expect(formatMoment(winterNight, "de")).toBe("01.01.2027, 00:30");
    expect(formatDay(summerNight, "de")).toBe("02.07.2026");
    expect(formatMoment(winterNight, "en")).toBe("1 Jan 2027, 00:30");
    expect(formatDay(summerNight, "en")).toBe("2 Jul 2026");
    expect([summerNight, winterNight].map(isoDayOf)).toEqual(["2026-07-02", "2027-01-01"]);
  });
});

test("months have their names in the reader's language", () => {
  expect(formatMonth("2026-03", "de", "short")).toBe("Mär");
  expect(formatMonth("2026-03", "en", "short")).toBe("Mar");
  expect(formatMonth("2026-12", "de", "long")).toBe("Dezember 2026");
  expect(formatMonth("2026-12", "en", "long")).toBe("December 2026");
});
