import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { JsonSchema } from "./json-schema";
import { tidySchema } from "./tidy-schema";

/** What zod checks, as JSON Schema. */
export interface Shapes {
  /** What a caller may send; optional where nothing may be sent as well. */
  payloadOf(schema: z.ZodType): { schema: JsonSchema; isOptional: boolean };
  answerOf(schema: z.ZodType): JsonSchema;
  /** The shapes that have a name (`.meta({ id })`), as far as they have been met. */
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
