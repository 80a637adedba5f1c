import { expect, test } from "vitest";
import { alternateCodeOf, pastedCodes } from "@/lib/part-numbers/pasted-codes";
import { gramsOf, integerOf, isIntegerFieldKey, pastedPieces } from "./typed-amounts";

test.each([
  ["", 0],
  ["1", 1],
  ["12,50 €", 1250],
  ["1.234,56 €", 123_456],
  ["-5", 5],
  ["abc", 0],
  ["9".repeat(40), Number.MAX_SAFE_INTEGER],
  ["１２５０", 1250],
])("%j is the number %d", (text, number) => {
  expect(integerOf(text)).toBe(number);
});

test.each([
  ["350", 350],
  [" 350 g", 350],
  ["1.250", 1250],
  ["1.250 g", 1250],
  ["0,35 kg", 350],
  ["0.35kg", 350],
  ["0,350 KG", 350],
  ["12 kg", 12_000],
  ["1,5 kg", 1500],
  ["1.250 kg", null],
  ["0,35", null],
  ["1,2345 kg", null],
  ["1.250,5 kg", null],
  ["1250,5 g", null],
  ["3 Pfund", null],
  ["-5", null],
  ["kg", null],
  ["", null],
])("%j weighs %j grams", (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});

test("periods and commas are stripped from alternate codes", () => {
  expect(alternateCodeOf("3RT1016.1BB41,x")).toBe("3RT10161BB41x");
});

test.each([
  ["5", true],
  ["ArrowLeft", true],
  ["Backspace", true],
  ["Delete", true],
  ["Tab", true],
  ["Home", true],
  ["End", true],
  ["Unidentified", true],
  ["Enter", false],
  ["PageUp", false],
  ["e", false],
  ["-", false],
  [",", false],
])("the quantity field takes %s: %s", (key, isTaken) => {
  expect(isIntegerFieldKey({ key, ctrlKey: false, metaKey: false })).toBe(isTaken);
});

test.each([
  ["10,5", 10],
  ["10.5", 10],
  ["10,50 Stück", 10],
  ["1.000,00", 1000],
  ["1,000.00", 1000],
  ["1.000,000", 1000],
  ["1.000", null],
  ["10,000", null],
  ["1.000.000", null],
  ["12 Stück", null],
  [",5", null],
  ["", null],
])("%j pasted as a quantity drops its decimals: %j", (text, pieces) => {
  expect(pastedPieces(text)).toBe(pieces);
});

test.each([
  ["6ES7 315\n6ES7 316", ["6ES7 315", "6ES7 316"]],
  ["A\tB;C,D\r\n\r\n E. 1 ", ["A", "B", "C", "D", "E 1"]],
  ["6ES7 315-2EH14", null],
  ["6ES7 315-2EH14\n", null],
  ["", null],
])("%j pasted makes these rows: %j", (text, codes) => {
  expect(pastedCodes(text)).toEqual(codes);
});
