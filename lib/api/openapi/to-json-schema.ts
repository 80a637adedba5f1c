import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type JsonSchema, type JsonType, typesOf } from "./json-schema-type";

export interface Shapes {
  payloadOf(schema: z.ZodType): { schema: JsonSchema; isOptional: boolean };
  answerOf(schema: z.ZodType): JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Throws when one name has two shapes. */
export function collectShapes(): Shapes {
  const named: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType, io: "input" | "output") {
    // zod writes a named shape as a reference only when nested.
    const written = z.toJSONSchema(z.object({ held: schema }), {
      io,
      unrepresentable: "any",
      override: nameDates,
    });
    const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
    // The reviver visits inner schemas first.
    const {
      $defs = {},
      properties,
      required,
    }: Written = JSON.parse(text, (_, part) => (isObject(part) ? tidy(part) : part));
    for (const [name, { id: _, ...shape }] of Object.entries($defs)) {
      remember(name, shape);
    }
    return { schema: properties?.held ?? {}, isOptional: !required?.includes("held") };
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

const nameDates: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === "date") {
    Object.assign(jsonSchema, { type: "string", format: "date-time", "x-superjson": "Date" });
  }
};

type Written = JsonSchema & { $defs?: Record<string, JsonSchema & { id?: string }> };

const int32 = { least: -2_147_483_648, most: 2_147_483_647 };
// Programs check these formats without a pattern.
const formatsWithPattern = ["uuid", "date-time", "date", "email", "uri"];

function tidy(schema: JsonSchema): JsonSchema {
  const { $ref, description, default: preset } = schema;
  if ($ref !== undefined) {
    // Only these keywords may stand beside a reference.
    return {
      $ref,
      ...(description !== undefined && { description }),
      ...(preset !== undefined && { default: preset }),
    };
  }
  if (formatsWithPattern.includes(schema.format ?? "")) {
    delete schema.pattern;
  }
  if (schema.additionalProperties === false) {
    delete schema.additionalProperties;
  }
  if (typesOf(schema).includes("integer")) {
    tidyInteger(schema);
  }
  return schema.anyOf ? withTidyChoice(schema, schema.anyOf) : schema;
}

/** Many generators assume 32 bits without a format. */
function tidyInteger(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) {
    delete schema.minimum;
  }
  if (schema.maximum === Number.MAX_SAFE_INTEGER) {
    delete schema.maximum;
  }
  const { minimum = -Infinity, maximum = Infinity } = schema;
  schema.format = minimum >= int32.least && maximum <= int32.most ? "int32" : "int64";
}

/** Flattens nested choices, and turns "string or null" into a nullable string. */
function withTidyChoice(schema: JsonSchema, choices: JsonSchema[]): JsonSchema {
  const anyOf = choices.flatMap((choice) =>
    choice.anyOf && Object.keys(choice).length === 1 ? choice.anyOf : [choice],
  );
  const [only, ...others] = anyOf.filter(({ type }) => type !== "null");
  if (!only?.type || others.length > 0 || anyOf.length !== 2) {
    return { ...schema, anyOf };
  }
  const { anyOf: _, ...rest } = schema;
  const type: JsonType[] = [...typesOf(only), "null"];
  return { ...only, ...rest, type, ...(only.enum && { enum: [...only.enum, null] }) };
}

function isObject(part: unknown): part is JsonSchema {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}
