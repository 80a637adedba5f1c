import superjson from "superjson";
import { describe, expect, test } from "vitest";
import { openEnvelope } from "./superjson-envelope";

const opened = (payload: unknown) => openEnvelope(JSON.parse(superjson.stringify(payload)));

test("the payload of a program is read as it was sent: dates, undefined, numbers that are none", () => {
  const payload = { at: new Date(7), note: undefined, n: Number.NaN, "a.b": [undefined, -0] };
  expect(opened(payload)).toEqual(payload);
  expect(opened(undefined)).toBeUndefined();
  expect(opened(null)).toBeNull();
});

test("an object that stands in two places is read in both", () => {
  const manufacturer = { name: "Festo" };
  const rows = [{ manufacturer }, { manufacturer, mpn: undefined }];
  expect(opened(rows)).toEqual(rows);
});

describe("is rejected", () => {
  test.each([
    ["a map", new Map([["a", 1]])],
    ["a set", new Set([1])],
    ["a bigint", 1n],
    ["an expression", /(a+)+$/],
    ["an address", new URL("https://a.example")],
    ["an error", new Error("a")],
    ["bytes", new Uint8Array(2)],
    ["a map within a list", [new Map()]],
  ])("%s", (_, value) => {
    expect(() => opened({ value })).toThrow("cannot be read");
    expect(() => opened(value)).toThrow("cannot be read");
  });

  test("a type with more types below, of which one is none of ours", () => {
    const body = { json: { a: 1 }, meta: { values: ["Date", { a: ["bigint"] }] } };
    expect(() => openEnvelope(body)).toThrow("cannot be read");
  });

  test("more typed values than an import can have", () => {
    const typed = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [place, ["undefined"]]));
    const body = (count: number) => ({
      json: Array(count).fill(null),
      meta: { values: typed(count) },
    });
    expect(openEnvelope(body(20_000))).toHaveLength(20_000);
    expect(() => openEnvelope(body(200_001))).toThrow("cannot be read");
  });

  test("ways that are long together, before anything is walked", () => {
    const places = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`b${n}`, ["Date"]]));
    const far = (letters: number) => ({
      json: { query: "x" },
      meta: { values: { ["a.".repeat(letters / 2)]: places } },
    });
    expect(openEnvelope(far(100))).toEqual({ query: "x" });
    expect(() => openEnvelope(far(10_000))).toThrow("cannot be read");
    expect(() => openEnvelope(far(400_000))).toThrow("cannot be read");
  });
});
