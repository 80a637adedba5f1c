import type { JsonSchema } from "./json-schema";

/** What a value keeps to: a range of numbers, of letters or of entries, one of some values, a pattern. */
export type Bound =
  | { kind: "number" | "length" | "entries"; range: string }
  | { kind: "values"; values: string[] }
  | { kind: "pattern"; pattern: string };

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
  const range = rangeOf(least, most);
  return range === null ? [] : [{ kind, range }];
}

function rangeOf(least: number | undefined, most: number | undefined): string | null {
  if (most === undefined) {
    return least === undefined ? null : `≥ ${least}`;
  }
  return least === undefined ? `≤ ${most}` : `${least} – ${most}`;
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
