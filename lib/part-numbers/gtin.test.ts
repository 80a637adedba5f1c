import { expect, test } from "vitest";
import { gtinError, hasValidCheckDigit } from "./gtin";

test.each([
  ["96385074", "GTIN-8"],
  ["036000291452", "GTIN-12"],
  ["4006381333931", "GTIN-13"],
  ["4047623003120", "GTIN-13 whose check digit is 0"],
  ["10012345678902", "GTIN-14"],
  ["4 006381-333931", "with a space and a hyphen"],
])("%s is valid (%s)", (text) => {
  expect(hasValidCheckDigit(text)).toBe(true);
});

test.each([
  ["4006381333932", "1"],
  ["96385075", "4"],
  // Two neighbours swapped.
  ["4006383133931", "5"],
])("%s should end in %s", (text, expected) => {
  expect(gtinError(text)).toEqual({ kind: "digit", expected });
});

test.each(["", "400638133393", "40063813339311", "123456789", "400638133393X", "٤٠٠٦٣٨١٣٣٣٩٣١"])(
  "%j has not the length of a GTIN or is not made of digits, or misses its check digit",
  (text) => {
    expect(hasValidCheckDigit(text)).toBe(false);
  },
);

test("thirteen letters are not a number", () => {
  expect(gtinError("400638133393X")).toEqual({ kind: "length" });
});
