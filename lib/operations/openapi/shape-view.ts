import { type Bound, boundsOf } from "./bounds";
import { type FieldRow, fieldRows } from "./field-rows";
import { choicesOf, type JsonSchema, nameOf, partsOf } from "./json-schema";
import { type TypePart, typeOf } from "./type-parts";

type Named = Readonly<Record<string, JsonSchema>>;

/** A payload, an answer or a named shape as its reader sees it. */
export interface ShapeView {
  /** What the tables are of, where it has a name. */
  name: string | null;
  type: TypePart[];
  note: string | null;
  /** What it can be; more than one where it is a choice. */
  variants: ShapeVariant[];
}

export interface ShapeVariant {
  type: TypePart[];
  bounds: Bound[];
  /** Empty where it has no fields. */
  rows: FieldRow[];
}

/** The outermost of a schema, laid open: a list's entries, a named shape's fields. */
export function shapeView(schema: JsonSchema, named: Named): ShapeView {
  const name = outermostName(schema, named);
  const choices = choicesOf(opened(schema, named)).filter(({ type }) => type !== "null");
  return {
    name,
    type: typeOf(schema),
    note: schema.description ?? opened(schema, named).description ?? null,
    variants: (choices.length > 0 ? choices : [schema]).map((choice) => variantOf(choice, named)),
  };
}

/** The names of all shapes that the given ones lead to, each once, in the order in which they are met. */
export function shapesWithin(schemas: readonly JsonSchema[], named: Named): string[] {
  const met = new Set<string>();
  const visit = (schema: JsonSchema) => {
    const name = nameOf(schema);
    if (name !== null && !met.has(name)) {
      met.add(name);
      visit(named[name] ?? {});
    }
    partsOf(schema).forEach(visit);
  };
  schemas.forEach(visit);
  return [...met];
}

function variantOf(schema: JsonSchema, named: Named): ShapeVariant {
  const shape = opened(schema, named);
  const { items, type } = shape;
  const entries = type === "array" && items ? opened(items, named) : null;
  const bounds = boundsOf(shape);
  return { type: typeOf(schema), bounds, rows: fieldRows(entries ?? shape) };
}

function opened(schema: JsonSchema, named: Named): JsonSchema {
  const name = nameOf(schema);
  return name === null ? schema : (named[name] ?? {});
}

/** Of a shape, of a list of them, and of one that may be null. */
function outermostName(schema: JsonSchema, named: Named): string | null {
  const choices = choicesOf(schema).filter(({ type }) => type !== "null");
  const [only = schema] = choices.length === 1 ? choices : [];
  const name = nameOf(only);
  const { type, items } = opened(only, named);
  return name ?? (type === "array" && items ? nameOf(items) : null);
}
