import { expect, test } from "vitest";
import { skeletonOf, slipBetween, slipsOf } from "./slips";

test.each([
  ["an O for a zero", "1LEO0011CB034AA4", "1LE00011CB034AA4", "look-alike"],
  ["two look-alikes", "62O5ZRSH", "62052RSH", "look-alike"],
  ["a neighbouring key", "6205WRSH", "6205QRSH", "neighbouring-key"],
  ["a neighbouring key of the next row", "6205-AX1", "6205-QX1", "neighbouring-key"],
  ["a wrong character", "6205XRSH", "6205MRSH", "other"],
  ["a character missing", "6205RSH", "62052RSH", "other"],
  ["a character too many", "620522RSH", "62052RSH", "other"],
  ["swapped neighbours", "60252RSH", "62052RSH", "other"],
  ["two wrong characters", "7105XRSH", "62052RSH", null],
])("%s: %s for %s", (_, typed, code, slip) => {
  expect(slipBetween(typed, code)).toBe(slip);
});

test("look-alike codes share a skeleton", () => {
  expect(["OQ0", "IL1", "B8", "S5", "Z2"].map(skeletonOf)).toEqual([
    "000",
    "111",
    "88",
    "55",
    "22",
  ]);
});

test("a short beginning has likely typos alone, a longer one all", () => {
  expect(slipsOf("1A0")).toEqual(["IA0", "LA0", "1AO", "1AQ", "A10", "10A"]);
  expect(slipsOf("6ES7315X")).toEqual(
    expect.arrayContaining(["6ES7315Y", "6ES731X", "6ES73159X", "6ES7351X"]),
  );
});
