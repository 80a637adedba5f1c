import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type JsonSchema, type JsonType, nameOf, refTo, typesOf } from "./json-schema";

export interface Shapes {
  payloadOf(schema: z.ZodType): { schema: JsonSchema; isOptional: boolean };
  answerOf(schema: z.ZodType): JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/**
 * Collects the named shapes of all that is asked of it. A name that means one thing in a payload and another in an answer
 * is refused: each must be known by its own.
 */
export function collectShapes(): Shapes {
  const named: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: "input" | "output") {
    // As a field of something: only so a shape that has a name is a reference itself.
    const held = z.toJSONSchema(z.object({ held: schema }), {
      io,
      unrepresentable: "any",
      override: nameDates,
    }) as JsonSchema & { $defs?: Record<string, JsonSchema & { id?: string }> };
    for (const [name, { id: _, ...shape }] of Object.entries(held.$defs ?? {})) {
      remember(name, tidySchema(shape));
    }
    return {
      schema: tidySchema(held.properties?.held ?? {}),
      isOptional: !held.required?.includes("held"),
    };
  }

  function remember(name: string, shape: JsonSchema): void {
    const known = named[name];
    if (known && !isDeepStrictEqual(known, shape)) {
      throw new Error(`The name ${name} stands for two shapes.`);
    }
    named[name] = shape;
  }

  return {
    payloadOf: (schema) => convert(schema, "input"),
    answerOf: (schema) => convert(schema, "output").schema,
    named,
  };
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** A date is a string on the wire, and superjson's `meta` says that it is one. */
const nameDates: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === "date") {
    Object.assign(jsonSchema, { type: "string", format: "date-time", "x-superjson": "Date" });
  }
};

const defs = "#/$defs/";
const int32 = { least: -2_147_483_648, most: 2_147_483_647 };
// What programs other than ours check themselves, told by the format alone.
const formatsWithPattern = ["uuid", "date-time", "date", "email", "uri"];

/** A schema as zod writes it, said as a stranger would write it for OpenAPI 3.1. */
function tidySchema(raw: JsonSchema): JsonSchema {
  const { $ref, ...rest } = raw;
  if ($ref !== undefined) {
    return { ...refTo($ref.replace(defs, "")), ...noted(rest) };
  }
  return withNullAmongTypes(withNumberFormat(withoutNoise(withTidyParts(raw))));
}

/** What may stand beside a reference. */
function noted({ description, default: preset }: JsonSchema): JsonSchema {
  return {
    ...(description !== undefined && { description }),
    ...(preset !== undefined && { default: preset }),
  };
}

function withTidyParts(schema: JsonSchema): JsonSchema {
  const { properties, items, prefixItems, additionalProperties, propertyNames } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, tidySchema) }),
    ...(items && { items: tidySchema(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(tidySchema) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: tidySchema(additionalProperties),
    }),
    ...(propertyNames && { propertyNames: tidySchema(propertyNames) }),
    ...tidyLists(schema),
  };
}

function tidyLists({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema {
  return {
    ...(anyOf && { anyOf: anyOf.map(tidySchema).flatMap(choicesWithin) }),
    ...(oneOf && { oneOf: oneOf.map(tidySchema) }),
    ...(allOf && { allOf: allOf.map(tidySchema) }),
  };
}

/** A choice among the choices is so many choices more. */
function choicesWithin(schema: JsonSchema): JsonSchema[] {
  const { anyOf, ...rest } = schema;
  return anyOf && Object.keys(rest).length === 0 ? anyOf : [schema];
}

function withoutNoise(schema: JsonSchema): JsonSchema {
  const tidy = { ...schema };
  if (formatsWithPattern.includes(tidy.format ?? "")) {
    delete tidy.pattern;
  }
  if (tidy.minimum === Number.MIN_SAFE_INTEGER) {
    delete tidy.minimum;
  }
  if (tidy.maximum === Number.MAX_SAFE_INTEGER) {
    delete tidy.maximum;
  }
  if (tidy.additionalProperties === false) {
    delete tidy.additionalProperties;
  }
  return tidy;
}

/** Without one many generators take 32 bits for granted. */
function withNumberFormat(schema: JsonSchema): JsonSchema {
  if (!typesOf(schema).includes("integer")) {
    return schema;
  }
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isSmall = minimum >= int32.least && maximum <= int32.most;
  return { ...schema, format: isSmall ? "int32" : "int64" };
}

/** `anyOf: [a string, null]` is a string that may be null; a named shape keeps the choice. */
function withNullAmongTypes(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const others = anyOf?.filter((choice) => choice.type !== "null") ?? [];
  const [only] = others;
  if (!(anyOf && only && others.length === 1 && anyOf.length === 2) || nameOf(only) !== null) {
    return schema;
  }
  const types = typesOf(only);
  if (types.length === 0) {
    return schema;
  }
  const type: JsonType[] = [...types, "null"];
  return { ...only, ...rest, type, ...(only.enum && { enum: [...only.enum, null] }) };
}

function mapValues<Value, Other>(
  record: Record<string, Value>,
  change: (value: Value) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
