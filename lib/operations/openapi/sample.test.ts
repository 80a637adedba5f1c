import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { answerSample, bodyOf } from "./code-samples";
import { type JsonSchema, refTo } from "./json-schema";
import { ownApi } from "./own-api";
import { sampleOf } from "./sample";

const { topics, named } = ownApi();
const calls = topics.flatMap((topic) => topic.calls);

// A stranger's checker, which knows the schemas and nothing of zod.
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
formats.default(ajv);
ajv.addVocabulary(["x-superjson", "components"]);

test("a shape within itself ends there", () => {
  const part: JsonSchema = {
    type: "object",
    properties: { size: { type: "integer" }, parts: { type: "array", items: refTo("Part") } },
  };
  expect(sampleOf(refTo("Part"), { Part: part })).toEqual({ size: 1, parts: [] });
});

test("what a file of each kind is kept under is seen in its answers", () => {
  const keyIn = (name: string) => {
    const call = calls.find((each) => each.name === name);
    return /"key": "([a-z]+)\//.exec(call ? answerSample(call, named) : "")?.[1];
  };
  for (const name of ["create-file", "get-all-files-by-user", "get-download-file-signed-url"]) {
    expect([name, keyIn(name)]).toEqual([name, "files"]);
  }
  for (const name of [
    "create-document",
    "get-bulk-download-files-signed-url",
    "get-listing-by-id",
  ]) {
    expect([name, keyIn(name)]).toEqual([name, "documents"]);
  }
});

describe.each(calls.map((call) => [call.name, call] as const))("%s", (_, call) => {
  test("takes its example", () => {
    const body = bodyOf(call);
    const sent = body === null ? null : JSON.parse(body);
    const example = call.isEnveloped ? sent?.json : sent;
    expect(call.payload === null ? body : faultsOf(call.payload, example)).toEqual(
      call.payload === null ? null : [],
    );
  });

  test("can answer what stands there as its answer", () => {
    const answer = JSON.parse(answerSample(call, named));
    expect(faultsOf(call.answer, call.isEnveloped ? answer.json : answer)).toEqual([]);
  });
});

function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile({ ...schema, components: { schemas: named } });
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message}: ${JSON.stringify(value)}`,
  );
}
