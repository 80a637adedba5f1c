import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import {
  firstCharacters,
  isCellError,
  lineOf,
  paragraphsOf,
  textOf,
  withoutTextMark,
} from "./cell-text";

test.each<[Cell, string]>([
  [" Welle ", "Welle"],
  ["\u00a0Welle\u00a0", "Welle"],
  ["'=1+1", "=1+1"],
  ["''=1+1", "'=1+1"],
  ["'K1", "'K1"],
  ['\'="00123"', '="00123"'],
  [4_260_123_456_789, "4260123456789"],
  [12.5, "12.5"],
  [0.1 + 0.2, "0.3"],
  [1e21, "1000000000000000000000"],
  [0.000_000_12, "0.00000012"],
])("the text of the cell %j is %j", (cell, text) => {
  expect(textOf(cell)).toBe(text);
});

test("the ' that a spreadsheet puts before a text is removed, and no other one", () => {
  expect(["'SKF", "'00123", "'Schütz 24 V"].map(withoutTextMark)).toEqual([
    "SKF",
    "00123",
    "Schütz 24 V",
  ]);
  const own = "'Original' SKF|'00123'|''SKF|'-5|'t Hart|'s-Gravenhage|O'Ring|'".split("|");
  expect(own.map(withoutTextMark)).toEqual(own);
});

test.each([
  ..."#NV|#N/A|#WERT!|#DIV/0!|#REF!|####|#nv|#Name?|#FEHLER!|#GETTING_DATA".split("|"),
  ..."Err:502|Loading...".split("|"),
])("%j is an error of a spreadsheet", (text) => {
  expect(isCellError(text)).toBe(true);
});

test.each("#|#4711|NV|#NV-200|Error|Err:5020|#FEHLER 12".split("|"))("%j is none", (text) => {
  expect(isCellError(text)).toBe(false);
});

test("a text has the same breaks whatever wrote it, one of one line none, and nothing unseen", () => {
  expect(lineOf("\ufeffWelle\r\n 20 mm\t\u200elang \u202c")).toBe("Welle 20 mm lang");
  expect(lineOf("Werkzeug \u{1F468}\u200d\u{1F527}")).toBe("Werkzeug \u{1F468}\u200d\u{1F527}");
  expect(paragraphsOf("Welle\r\n20 mm\rlang\n\n")).toBe("Welle\n20 mm\nlang");
});

test.each([
  ["abcdef", "abcd"],
  ["🔩🔩🔩🔩🔩", "🔩🔩🔩🔩"],
  ["abc🔩x", "abc🔩"],
  ["\ud83dabc", "\ufffdabc"],
  ["a\0bcde", "abcd"],
])("of %j a report shows %j", (text, shown) => {
  expect(firstCharacters(text)).toBe(shown);
});
