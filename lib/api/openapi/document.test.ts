import { createTranslator, type Messages } from "use-intl/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { noPayload, rowId, uuid } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import en from "@/messages/en.json";
import { describeOperation } from "./describe-operation";
import { type Installation, openApiDocument } from "./document";
import { collectShapes } from "./to-json-schema";

const t = createTranslator({
  locale: "en",
  messages: en as Record<keyof Messages, string> as Messages,
});
const installation: Installation = {
  appUrl: "https://lagerfund.example",
  version: "1.2.3",
  cookieName: "lagerfund-session",
  locale: "en",
};

const bolt = z.object({ id: rowId, madeAt: z.date().nullable() }).meta({ id: "Bolt" });

const tightenBolt = operation({
  name: "tighten-bolt",
  access: signedIn,
  input: z.union([
    z.object({ id: rowId, torque: z.number().nullish(), unit: z.enum(["NM", "LBFT"]).nullish() }),
    rowId.transform((id) => ({ id })),
  ]),
  answer: z.object({ bolt: bolt.nullable(), others: z.array(bolt), box: uuid }),
  errors: ["NOT_FOUND", "STOCK_INSUFFICIENT", "CONFLICT"],
  example: { id: 7 },
  limits: [{ limit: limits.newTransaction }],
  maxBodyBytes: 10,
  idempotent: true,
  run: () => Promise.reject(new Error("nobody calls it")),
});

function documentOf(...operations: Parameters<typeof describeOperation>[0][]) {
  const shapes = collectShapes();
  const calls = operations.map((each) => describeOperation(each, "listings", shapes));
  const api = { topics: [{ topic: "listings", calls }], named: shapes.named };
  return openApiDocument(api, t, installation);
}

test("an operation becomes a POST with everything that is known of it", () => {
  const { post } = documentOf(tightenBolt).paths["/operations/tighten-bolt"] ?? {};
  expect(post).toMatchObject({
    operationId: "tighten-bolt",
    tags: ["listings"],
    security: [{ bearer: [] }, { cookie: [] }],
    parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }],
    "x-access": "signed-in",
    "x-read-only": false,
    "x-rate-limit": [limits.newTransaction],
    "x-max-body-bytes": 10,
    requestBody: {
      required: true,
      content: { "application/json": { example: { json: { id: 7 } } } },
    },
  });
  expect(Object.keys(post?.responses ?? {})).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "422",
    "429",
    "500",
    "503",
  ]);
  expect(post?.responses["409"]).toEqual({
    $ref: "#/components/responses/StockInsufficientOrConflict",
  });
});

test("a payload is superjson's envelope around what the operation takes, the bare id included", () => {
  const { post } = documentOf(tightenBolt).paths["/operations/tighten-bolt"] ?? {};
  const id = { type: "integer", minimum: 1, maximum: 2_147_483_647, format: "int32" };
  expect(schemaOf(post?.requestBody)).toEqual({
    type: "object",
    required: ["json"],
    properties: {
      json: {
        anyOf: [
          {
            type: "object",
            required: ["id"],
            properties: {
              id,
              torque: { type: ["number", "null"] },
              unit: { type: ["string", "null"], enum: ["NM", "LBFT", null] },
            },
          },
          id,
        ],
      },
      meta: { $ref: "#/components/schemas/Meta" },
    },
  });
});

test("an answer's dates are strings that superjson knows again, and its named shapes references", () => {
  const { paths, components } = documentOf(tightenBolt);
  const reference = { $ref: "#/components/schemas/Bolt" };
  expect(
    schemaOf(paths["/operations/tighten-bolt"]?.post?.responses["200"])?.properties.json,
  ).toEqual({
    type: "object",
    required: ["bolt", "others", "box"],
    properties: {
      bolt: { anyOf: [reference, { type: "null" }] },
      others: { type: "array", items: reference },
      box: { type: "string", format: "uuid" },
    },
  });
  expect(components.schemas.Bolt).toMatchObject({
    properties: {
      madeAt: { type: ["string", "null"], format: "date-time", "x-superjson": "Date" },
    },
  });
});

test("an operation without a payload has no body, one with an optional payload an optional body", () => {
  const common = { access: anyone, answer: z.null(), run: async () => null };
  const { paths } = documentOf(
    operation({ ...common, name: "get-nothing", input: noPayload }),
    operation({
      ...common,
      name: "get-some",
      input: z.object({ page: z.int().default(1) }).default({ page: 1 }),
    }),
  );
  const { post: nothing } = paths["/operations/get-nothing"] ?? {};
  expect(nothing).not.toHaveProperty("requestBody");
  expect(nothing).toMatchObject({
    "x-read-only": true,
    security: [{}, { bearer: [] }, { cookie: [] }],
  });
  const { post: some } = paths["/operations/get-some"] ?? {};
  expect(some).toMatchObject({ requestBody: { required: false } });
  expect(schemaOf(some?.requestBody)).not.toHaveProperty("required");
});

function schemaOf(body: unknown) {
  const { content } = body as {
    content: { "application/json": { schema: { properties: { json: unknown } } } };
  };
  return content["application/json"].schema;
}
