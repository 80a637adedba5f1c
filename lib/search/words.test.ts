import { expect, test } from "vitest";
import { wordsExpression } from "./words";

test.each([
  ["Schütz 24V", "schütz & 24v:*"],
  ["Typ B", "typ & b"],
  ["' | !x:* & (y) <-> \\", "x & y"],
  ["---", null],
  ["", null],
  ["a b c d e f g h i j k l", "a & b & c & d & e & f & g & h & i & j"],
])("%j is searched as %j", (query, expression) => {
  expect(wordsExpression(query)).toBe(expression);
});
