import { expect, test } from "vitest";
import { slipsOf } from "./slips";

test.each([
  ["swapped neighbours", "60252RSH"],
  ["the last two swapped", "62052RHS"],
  ["a character too many at the beginning", "162052RSH"],
  ["a character too many at the end", "62052RSHX"],
  ["a character missing at the beginning", "2052RSH"],
  ["a character missing at the end", "62052RS"],
  ["a wrong character", "6205ZRSH"],
])("%s is one slip away", (_, typed) => {
  expect(slipsOf(typed)).toContain("62052RSH");
});

test("of a longer code only what trigrams miss", () => {
  expect(slipsOf("1LE10011BC034AA4")).toContain("1LE10011CB034AA4");
  expect(slipsOf("1LE10011BC034AA4").length).toBeLessThan(2 * 16);
});

test("a code is no slip of itself, and none is named twice", () => {
  const slips = slipsOf("1122AA");
  expect(slips).not.toContain("1122AA");
  expect(new Set(slips).size).toBe(slips.length);
});

test("codes too short or too long have none", () => {
  expect([slipsOf(""), slipsOf("620"), slipsOf("9".repeat(25))]).toEqual([[], [], []]);
});
