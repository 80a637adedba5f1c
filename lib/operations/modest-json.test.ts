import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseModestJson, requireModestPayload } from "./modest-json";

test("JSON is read as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(parseModestJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("brackets inside a text do not count", () => {
  const text = `${"[{,".repeat(1_000_000)}\\"\\`;
  expect(parseModestJson(JSON.stringify([text]))).toEqual([text]);
});

test.each(["", "{", '"', '"\\', "[1,]", "]["])("%s is no JSON", (text) => {
  expect(() => parseModestJson(text)).toThrow(SyntaxError);
});

describe("is rejected before it is parsed", () => {
  test.each([
    [
      "more than a hundred levels",
      100,
      101,
      (count: number) => "[".repeat(count) + "]".repeat(count),
    ],
    [
      "more than two million parts",
      1_999_999,
      2_000_001,
      (count: number) => `[${"1,".repeat(count - 1)}1]`,
    ],
  ])("%s", (_, most, tooMuch, json) => {
    expect(() => parseModestJson(json(most))).not.toThrow();
    expect(() => parseModestJson(json(tooMuch))).toThrow("cannot be read");
  });
});

test("an object of more than a thousand names is rejected, wherever it stands", () => {
  const wide = (names: number) =>
    Object.fromEntries(Array.from({ length: names }, (_, n) => [`n${n}`, 1]));
  expect(() => requireModestPayload([{ a: wide(1_000) }])).not.toThrow();
  expect(() => requireModestPayload([{ a: wide(1_001) }])).toThrow("cannot be read");
});

test("a list of more than a hundred thousand entries is rejected, wherever it stands", () => {
  const long = (entries: number) => ({ rows: [Array(entries).fill(1)] });
  expect(() => requireModestPayload(long(100_000))).not.toThrow();
  expect(() => requireModestPayload(long(100_001))).toThrow("cannot be read");
});
