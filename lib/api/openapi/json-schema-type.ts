export type JsonType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/** OpenAPI 3.1 (JSON Schema 2020-12), reduced to the keywords we use. */
export interface JsonSchema {
  $ref?: string;
  type?: JsonType | JsonType[];
  format?: string;
  description?: string;
  default?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  contentEncoding?: string;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  /** The superjson type of a value that JSON cannot express. */
  "x-superjson"?: "Date";
}

export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function typesOf({ type }: JsonSchema): JsonType[] {
  return type === undefined ? [] : [type].flat();
}
