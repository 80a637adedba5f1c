import { changedAt, type Place, placesIn } from "./places";

export interface Variant {
  title: string;
  payload: unknown;
}

const values: [string, unknown][] = [
  ["null", null],
  ["true", true],
  ["zero", 0],
  ["minus one", -1],
  ["a fraction", 1.5],
  ["an enormous number", 1e308],
  ["just above an integer", 2_147_483_648],
  ["just above a safe number", Number.MAX_SAFE_INTEGER + 1],
  ["no number", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["a date", new Date(0)],
  ["a date that is none", new Date(Number.NaN)],
  ["an empty text", ""],
  ["a space", " "],
  ["a digit", "1"],
  ["a long text", "x".repeat(50_000)],
  ["long spaces", `${" ".repeat(50_000)}x`],
  ["a lone surrogate", "\ud800x"],
  ["a null byte", "a\0b"],
  ["a line break", "a\nb"],
  ["a change of direction", "a\u202eb"],
  ["markup", "<script>alert(1)</script>"],
  ["wildcards", "%_%\\_"],
  ["an end of a statement", "'; DROP TABLE listing; --"],
  ["a way out", "../../../../etc/passwd"],
  ["an empty list", []],
  ["lists in lists", [[[[[]]]]]],
  ["a list of null", [null]],
  ["a list of thousands", Array.from({ length: 3_000 }, () => "x")],
  ["an empty object", {}],
  ["names of Object's", { toString: 1, length: -1 }],
  ["a deep object", deep(90)],
];

/**
 * Replaces each place of a payload in turn, and leaves out each field. Each place gets only every fourth value, because fields of a kind share a schema.
 */
export function variantsOf(payload: unknown): Variant[] {
  return placesIn(payload).flatMap((place, number) => [
    ...values
      .filter((_, index) => index % 4 === number % 4)
      .map(([title, value]) => ({
        title: `${title} at ${nameOf(place)}`,
        payload: changedAt(payload, place, value),
      })),
    { title: `nothing at ${nameOf(place)}`, payload: changedAt(payload, place, undefined) },
  ]);
}

function nameOf(place: Place): string {
  return place.length === 0 ? "its root" : place.join(".");
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) {
    value = { a: value };
  }
  return value;
}
