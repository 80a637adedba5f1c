import { expect, test } from "vitest";
import { editDistance, wordDistance } from "./edit-distance";

test.each([
  ["relais", "relais", 0],
  ["relias", "relais", 1],
  ["realis", "relais", 1],
  ["rlais", "relais", 1],
  ["relaiss", "relais", 1],
  ["relaus", "relais", 1],
  ["erlaisx", "relais", 2],
  ["ca", "abc", 3],
  ["", "ab", 2],
  ["", "", 0],
])("%j is as many typos from %j as a finger needs: %i", (one, other, slips) => {
  expect(editDistance(one, other, 5)).toBe(slips);
  expect(editDistance(other, one, 5)).toBe(slips);
});

test("a distance beyond the limit is the limit plus one", () => {
  expect(editDistance("motor", "ventil", 2)).toBe(3);
  expect(editDistance("motor", "motorschutz", 2)).toBe(3);
  expect(editDistance("motor", "rotor", 0)).toBe(1);
  expect(editDistance("abcdef", "badcfe", 2)).toBe(3);
});

test.each([
  ["schtuez", "schuetz", 1],
  ["schtz", "schuetz", 1],
  ["bruekert", "buerkert", 1],
  ["schuetz", "schuetz", 0],
  ["motor", "mutter", 2],
])("an umlaut is one letter: %j is %j with %i typos", (typed, meant, slips) => {
  expect(wordDistance(typed, meant, 1)).toBe(slips);
});
