import { expect, test } from "vitest";
import { alternateCodeOf, centsOf, integerOf, takesKey } from "./number-text";

test.each([
  ["", 0],
  ["1", 1],
  ["12,50 €", 1250],
  ["1.234,56 €", 123_456],
  ["-5", 5],
  ["abc", 0],
  ["9".repeat(40), Number.MAX_SAFE_INTEGER],
])("%j is so many cents", (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  ["12", 12],
  ["1e3", 13],
  ["", 0],
])("%j is a whole number", (text, value) => {
  expect(integerOf(text)).toBe(value);
});

test("periods and commas are stripped from alternate codes", () => {
  expect(alternateCodeOf("3RT1016.1BB41,x")).toBe("3RT10161BB41x");
});

test.each([
  ["5", true],
  ["ArrowLeft", true],
  ["Backspace", true],
  ["Tab", true],
  ["e", false],
  ["-", false],
  [",", false],
])("the quantity field takes %s: %s", (key, isTaken) => {
  expect(takesKey({ key, ctrlKey: false, metaKey: false })).toBe(isTaken);
});

test("a quantity can be pasted", () => {
  expect(takesKey({ key: "v", ctrlKey: true, metaKey: false })).toBe(true);
});
