import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { createTranslator, type Messages } from "use-intl/core";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { listOperations } from "../registry";
import { openApiDocument } from "./document";
import type { JsonSchema } from "./json-schema-type";
import { ownApi } from "./own-document";

const t = createTranslator({
  locale: "en",
  messages: en as Record<keyof Messages, string> as Messages,
});
const own = openApiDocument(ownApi(), t, {
  appUrl: "https://lagerfund.example",
  version: "1.2.3",
  cookieName: "lagerfund-session",
  locale: "en",
});

test("the document is valid OpenAPI 3.1", async () => {
  expect(await new Validator().validate(structuredClone(own))).toEqual({ valid: true });
});

test("every payload's example fits the schema that is published for it", () => {
  // A stranger's checker, which knows the schemas and nothing of zod.
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addVocabulary(["x-superjson", "components"]);
  const calls = Object.values(own.paths).flatMap((item) => Object.values(item));
  const contents = calls.flatMap((call) =>
    "requestBody" in call
      ? [[call.operationId, call.requestBody?.content["application/json"]]]
      : [],
  ) as [string, { schema: JsonSchema; example?: unknown }][];
  expect(contents.length).toBeGreaterThan(40);
  for (const [name, { schema, example }] of contents) {
    const validate = ajv.compile({ ...schema, components: own.components });
    expect([name, example === undefined || validate(example), validate.errors]).toEqual([
      name,
      true,
      null,
    ]);
  }
});

test("every operation is in the document", () => {
  const paths = listOperations().map(({ name }) => `/operations/${name}`);
  expect(Object.keys(own.paths)).toEqual(expect.arrayContaining(paths));
  const ids = Object.values(own.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("every schema has a description", () => {
  expect(saysNothing(own.components.schemas, "components")).toEqual([]);
  expect(saysNothing(own.paths, "paths")).toEqual([]);
});

test("every call has its sentence in both languages", () => {
  const calls = ownApi().topics.flatMap(({ calls: some }) => some);
  const keys = calls.map(({ name }) => `operation|${name}`);
  expect(keys.filter((key) => !(key in de && key in en))).toEqual([]);
  const all = Object.keys(de).filter((key) => key.startsWith("operation|"));
  expect(all.filter((key) => !keys.includes(key))).toEqual([]);
});

/** The places of schemas that anything would fit. */
function saysNothing(node: unknown, place: string): string[] {
  if (typeof node !== "object" || node === null) {
    return [];
  }
  const within = Object.entries(node).flatMap(([key, value]) =>
    ["default", "example", "examples", "security"].includes(key)
      ? []
      : saysNothing(value, `${place}.${key}`),
  );
  const isSchema = /\.(properties\.[^.]+|items|additionalProperties|json|(any|one|all)Of\.\d+)$/;
  const says = ["type", "$ref", "anyOf", "oneOf", "allOf", "const", "enum"];
  const isEmpty = isSchema.test(place) && !says.some((keyword) => keyword in node);
  return isEmpty ? [place, ...within] : within;
}
