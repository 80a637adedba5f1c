import { type JsonSchema, type JsonType, nameOf, refTo, typesOf } from "./json-schema";

const defs = "#/$defs/";
const int32 = { least: -2_147_483_648, most: 2_147_483_647 };
// What programs other than ours check themselves, told by the format alone.
const formatsWithPattern = ["uuid", "date-time", "date", "email", "uri"];

/**
 * A schema as zod writes it, said as a stranger would write it for OpenAPI 3.1: null among the types instead of a choice,
 * whole numbers with their format, no patterns beside formats, no bounds that are those of JavaScript. Answers may gain
 * fields, so none forbids further ones.
 */
export function tidySchema(raw: JsonSchema): JsonSchema {
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
