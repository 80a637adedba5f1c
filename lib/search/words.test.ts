import { expect, test } from "vitest";
import { partsOfWords, wordsExpression, wordsOf } from "./words";

test.each([
  ["Schütz 24V", "schütz & 24v:*"],
  ["Typ B", "typ & b"],
  ["' | !x:* & (y) <-> \\", "x & y"],
  ["---", ""],
  ["", ""],
  ["a b c d e f g h i j k l", "a & b & c & d & e & f & g & h & i & j"],
])("%j is searched as %j", (query, expression) => {
  expect(wordsExpression(wordsOf(query))).toBe(expression);
});

test("only longer words are sought inside others", () => {
  expect(partsOfWords(["lager", "lang"])).toEqual(["%lager%", "%lang%"]);
  expect(partsOfWords(["lager", "2rs"])).toEqual([]);
  expect(partsOfWords([])).toEqual([]);
});
