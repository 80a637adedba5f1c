import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf } from "./excerpt";

test.each([
  ["kurz", 10, "kurz"],
  ["zwei  Zeilen\nund mehr", 40, "zwei Zeilen und mehr"],
  ["Rillenkugellager mit Dichtscheiben", 22, "Rillenkugellager mit…"],
  ["6205-2RSH · SKF · Rillenkugellager", 20, "6205-2RSH · SKF…"],
  ["Donaudampfschifffahrt", 10, "Donaudamp…"],
])("%j in %i characters is %j", (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt);
});

test("is never longer than allowed, and never half a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 5, max: 60 }), (text, max) => {
      const excerpt = excerptOf(text, max);
      expect([...excerpt].length).toBeLessThanOrEqual(max);
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
});
