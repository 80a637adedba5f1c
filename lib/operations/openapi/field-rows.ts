import { type Bound, boundsOf } from "./bounds";
import { choicesOf, type JsonSchema, nameOf, typesOf } from "./json-schema";
import { type TypePart, typeOf } from "./type-parts";

// Its numbers are ours: which ones there are is no news to a caller.
const idField = /(^id|\.id|Ids?)$/;

/** A line of the table of a shape. */
export interface FieldRow {
  /** The way to the field from the shape's root, as refusals name it: `manufacturer.name`, `issues[].code`. */
  path: string;
  depth: number;
  /** Of a field that can be one of several things: which of them this line belongs to, 1 the first. */
  variant: number | null;
  isRequired: boolean;
  type: TypePart[];
  bounds: Bound[];
  /** As JSON; null without one. */
  preset: string | null;
  /** In English. */
  note: string | null;
}

interface Within {
  prefix: string;
  depth: number;
  variant: number | null;
}

/** The fields of a shape, each followed by its own fields unless they have a name. */
export function fieldRows(
  { properties = {}, required = [] }: JsonSchema,
  within: Within = { prefix: "", depth: 0, variant: null },
): FieldRow[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const path = `${within.prefix}${field}`;
    const row = rowOf(schema, { ...within, path, isRequired: required.includes(field) });
    return [row, ...rowsWithin(schema, path, within.depth + 1)];
  });
}

function rowOf(
  schema: JsonSchema,
  { path, depth, variant, isRequired }: Within & { path: string; isRequired: boolean },
): FieldRow {
  return {
    path,
    depth,
    variant,
    isRequired,
    type: typeOf(schema),
    bounds: boundsOf(schema).filter(({ kind }) => kind !== "number" || !idField.test(path)),
    preset: schema.default === undefined ? null : JSON.stringify(schema.default),
    note: schema.description ?? null,
  };
}

/** The fields inside a field: of an object, of the entries of a list, of each thing that it can be. */
function rowsWithin(schema: JsonSchema, path: string, depth: number): FieldRow[] {
  if (nameOf(schema) !== null) {
    return [];
  }
  const { items, additionalProperties: rest } = schema;
  const types = typesOf(schema);
  if (types.includes("array") && items) {
    return rowsWithin(items, `${path}[]`, depth);
  }
  const choices = choicesOf(schema).filter(({ properties }) => properties);
  if (choices.length > 0) {
    return choices.flatMap((choice, place) => {
      const variant = choices.length > 1 ? place + 1 : null;
      return fieldRows(choice, { prefix: `${path}.`, depth, variant });
    });
  }
  const ofAnyKey = typeof rest === "object" ? { properties: { "*": rest } } : {};
  return [
    ...fieldRows(schema, { prefix: `${path}.`, depth, variant: null }),
    ...fieldRows(ofAnyKey, { prefix: `${path}.`, depth, variant: null }),
  ];
}
