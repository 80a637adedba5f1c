import { choicesOf, type JsonSchema, nameOf, typesOf } from "./json-schema";

/** A piece of a type as it is written: a word, or the name of a shape. */
export type TypePart = string | { shape: string };

const wordsByFormat: Record<string, string> = {
  "date-time": "date-time",
  date: "date",
  uuid: "uuid",
  uri: "uri",
  email: "email",
};

// Of a small object the fields say more than the word.
const maxFields = 3;

/** A schema as a programmer would write its type: `Listing[]`, `integer | null`. */
export function typeOf(schema: JsonSchema): TypePart[] {
  const name = nameOf(schema);
  if (name !== null) {
    return [{ shape: name }];
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    return joined(choices.map(typeOf));
  }
  if (schema.const !== undefined) {
    return [JSON.stringify(schema.const)];
  }
  const words = typesOf(schema).map((type) => wordOf(schema, type));
  return words.length > 0 ? joined(words) : ["any"];
}

function wordOf(schema: JsonSchema, type: string): TypePart[] {
  if (type === "array") {
    return listOf(typeOf(schema.items ?? {}));
  }
  const fields = type === "object" ? Object.keys(schema.properties ?? {}) : [];
  if (fields.length > 0 && fields.length <= maxFields) {
    return [`{ ${fields.map((field) => fieldWord(schema, field)).join(", ")} }`];
  }
  return [(type === "string" && wordsByFormat[schema.format ?? ""]) || type];
}

function fieldWord({ required = [] }: JsonSchema, field: string): string {
  return required.includes(field) ? field : `${field}?`;
}

function listOf(type: TypePart[]): TypePart[] {
  return type.length > 1 ? ["(", ...type, ")[]"] : [...type, "[]"];
}

function joined(types: TypePart[][]): TypePart[] {
  return types.flatMap((type, place) => (place > 0 ? [" | ", ...type] : type));
}
