import { expect, test } from "vitest";
import { asLine, asLines } from "./schema";

test("a line keeps its text", () => {
  expect(asLine(" Müller & Söhne · 6205-2RS1/C3 · Привет · שלום ")).toBe(
    "Müller & Söhne · 6205-2RS1/C3 · Привет · שלום",
  );
});

test.each([
  "\r\n",
  "\n",
  "\r",
  "\t",
  "\v",
  "\f",
  "\u0085",
  "\u2028",
  "\u2029",
  "\u0000",
  "\r\n\r\n",
])("a line has no %j in it", (character) => expect(asLine(`a${character}b`)).toBe("a b"));

test.each(["\u061C", "\u200E", "\u200F", "\u202A", "\u202E", "\u2066", "\u2069"])(
  "no text changes its direction by %j",
  (mark) => {
    expect(asLine(`a${mark}b`)).toBe("ab");
    expect(asLines(`a${mark}b`)).toBe("ab");
  },
);

test("lines keep their breaks, however they were made, and one empty line at most", () => {
  expect(asLines("a\r\nb\rc\u2028d\n\n\n\ne\n")).toBe("a\nb\nc\nd\n\ne");
});

test("lines have no other control characters", () => {
  expect(asLines("a\tb\u0000c\u001Bd")).toBe("a b c d");
});
