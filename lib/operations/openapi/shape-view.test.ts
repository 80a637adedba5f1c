import { expect, test } from "vitest";
import { boundsOf } from "./bounds";
import { fieldRows } from "./field-rows";
import { type JsonSchema, refTo } from "./json-schema";
import { shapesWithin, shapeView } from "./shape-view";
import { typeOf } from "./type-parts";

const named: Record<string, JsonSchema> = {
  Bolt: {
    type: "object",
    properties: { id: { type: "integer" }, box: refTo("Box"), next: refTo("Bolt") },
    required: ["id"],
  },
  Box: { type: "object", properties: { name: { type: "string" } } },
};

test.each<[JsonSchema, string]>([
  [{ type: ["string", "null"], format: "uuid" }, "uuid | null"],
  [{ type: "array", items: refTo("Bolt") }, "<Bolt>[]"],
  [{ type: "array", items: { type: ["integer", "null"] } }, "(integer | null)[]"],
  [{ anyOf: [refTo("Bolt"), { type: "null" }] }, "<Bolt> | null"],
  [{ type: "object", properties: { id: {}, name: {} }, required: ["id"] }, "{ id, name? }"],
  [{ type: "object", properties: { a: {}, b: {}, c: {}, d: {} } }, "object"],
  [{ type: "string", const: "text" }, '"text"'],
])("%o is written as %s", (schema, written) => {
  const parts = typeOf(schema).map((part) => (typeof part === "string" ? part : `<${part.shape}>`));
  expect(parts.join("")).toBe(written);
});

test("fields are named by the way to them, as refusals name them", () => {
  const rows = fieldRows({
    type: "object",
    required: ["maker"],
    properties: {
      maker: {
        anyOf: [
          { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
          { type: "object", properties: { name: { type: "string" } } },
          { type: "string" },
        ],
      },
      rows: { type: "array", items: { type: "object", properties: { code: { type: "string" } } } },
      byColumn: { type: "object", additionalProperties: { type: "integer" } },
      bolt: refTo("Bolt"),
    },
  });
  expect(rows.map(({ path, variant, isRequired }) => [path, variant, isRequired])).toEqual([
    ["maker", null, true],
    ["maker.id", 1, true],
    ["maker.name", 2, false],
    ["rows", null, false],
    ["rows[].code", null, false],
    ["byColumn", null, false],
    ["byColumn.*", null, false],
    ["bolt", null, false],
  ]);
});

test("bounds are ranges, values and patterns, also of a list's entries", () => {
  expect(boundsOf({ type: "integer", minimum: 0, maximum: 2_147_483_647 })).toEqual([
    { kind: "number", range: { least: 0 } },
  ]);
  const code: JsonSchema = { type: "string", minLength: 1, maxLength: 9, pattern: "^x" };
  expect(boundsOf({ type: "array", maxItems: 3, items: code })).toEqual([
    { kind: "entries", range: { most: 3 } },
    { kind: "length", range: { least: 1, most: 9 } },
    { kind: "pattern", pattern: "^x" },
  ]);
  expect(boundsOf({ type: ["string", "null"], enum: ["A", "B", null] })).toEqual([
    { kind: "values", values: ["A", "B"] },
  ]);
});

test("which numbers an id can be is no news", () => {
  const number: JsonSchema = { type: "integer", minimum: 1, maximum: 2_147_483_647 };
  const rows = fieldRows({ properties: { listingId: number, priceForBundle: number } });
  expect(rows.map(({ bounds }) => bounds)).toEqual([[], [{ kind: "number", range: { least: 1 } }]]);
});

test("the outermost is laid open: a shape, a list of them, one that may be null, a bare id", () => {
  for (const schema of [
    refTo("Bolt"),
    { type: "array", items: refTo("Bolt") } as const,
    { anyOf: [refTo("Bolt"), { type: "null" } as const] },
  ]) {
    const { name, variants } = shapeView(schema, named);
    expect([name, variants.map(({ rows }) => rows.map(({ path }) => path))]).toEqual([
      "Bolt",
      [["id", "box", "next"]],
    ]);
  }
  const id: JsonSchema = { type: "integer" };
  const byId: JsonSchema = { anyOf: [{ type: "object", properties: { id } }, id] };
  expect(shapeView(byId, named).variants.map(({ rows }) => rows.length)).toEqual([1, 0]);
});

test("all shapes that one leads to are found once, also one that leads to itself", () => {
  expect(shapesWithin([{ type: "array", items: refTo("Bolt") }], named)).toEqual(["Bolt", "Box"]);
});
