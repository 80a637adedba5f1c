import type { JsonSchema } from "./json-schema";

/** What a value keeps to: a range of numbers, of letters or of entries, one of some values, a pattern. */
export type Bound =
  | { kind: "number" | "length" | "entries"; range: Range }
  | { kind: "values"; values: string[] }
  | { kind: "pattern"; pattern: string };

/** From the least to the most that is allowed, either of which may be missing. */
export interface Range {
  least?: number;
  most?: number;
}

// The ceiling of every whole number in the database; says nothing to whoever calls.
const maxInteger = 2_147_483_647;

/** What a value has to keep to beyond its type; of a list also what each entry has to. */
export function boundsOf(schema: JsonSchema): Bound[] {
  const { items, enum: values, pattern } = schema;
  return [
    ...rangeBound("number", leastOf(schema), mostOf(schema)),
    ...rangeBound("entries", schema.minItems, schema.maxItems),
    ...rangeBound("length", schema.minLength, schema.maxLength),
    ...(values ? [{ kind: "values" as const, values: values.filter(isText) }] : []),
    ...(pattern ? [{ kind: "pattern" as const, pattern }] : []),
    ...(items ? boundsOf(items) : []),
  ];
}

function rangeBound(
  kind: "number" | "length" | "entries",
  least: number | undefined,
  most: number | undefined,
): Bound[] {
  const range = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  return least === undefined && most === undefined ? [] : [{ kind, range }];
}

function leastOf({ minimum, exclusiveMinimum }: JsonSchema): number | undefined {
  return minimum ?? exclusiveMinimum;
}

function mostOf({ maximum }: JsonSchema): number | undefined {
  return maximum === maxInteger ? undefined : maximum;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
