import { site } from "@/lib/config/site";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator-type";
import { pathInLanguage } from "@/lib/site/alternates";
import type { DescribedCall } from "./describe-operation";
import { type JsonSchema, refTo } from "./json-schema-type";

export interface DescribedApi {
  topics: readonly { topic: string; calls: readonly DescribedCall[] }[];
  named: Readonly<Record<string, JsonSchema>>;
}

export interface Installation {
  appUrl: string;
  version: string;
  cookieName: string;
  locale: Locale;
}

export function openApiDocument(
  { topics, named }: DescribedApi,
  t: Translator,
  { appUrl, version, cookieName, locale }: Installation,
) {
  const calls = topics.flatMap((topic) => topic.calls);
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} ${t("api|title")}`,
      version,
      summary: t("api|description", { site: site.name }),
      description: conventionsText(t),
      contact: { name: site.operator.company, email: site.contactEmail },
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: appUrl }],
    externalDocs: {
      url: `${appUrl}${pathInLanguage(locale, "/api-docs")}`,
      description: t("api|document|readable"),
    },
    tags: topics.map(({ topic }) => ({
      name: topic,
      description: topicTitle(t, topic),
      // Viewers such as Scalar show it instead of the name.
      "x-displayName": topicTitle(t, topic),
    })),
    paths: pathsOf(topics, t),
    components: {
      schemas: { ...sortedByName(named), ...sharedSchemas(t) },
      responses: sortedByName(errorComponents(calls)),
      ...sharedComponents(t, cookieName),
    },
  };
}

function pathsOf(topics: DescribedApi["topics"], t: Translator) {
  const items = topics.flatMap(({ topic, calls }) =>
    calls.map((call) => {
      const item = operationItem(call, { sentence: sentenceOf(t, call.name), tag: topic });
      return [call.path, { [call.method]: item }] as const;
    }),
  );
  return Object.fromEntries(items);
}

function sortedByName<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sharedComponents(t: Translator, cookieName: string) {
  return {
    headers: {
      RequestId: {
        description: t("api|header|request_id"),
        schema: { type: "string" },
      },
      RetryAfter: {
        description: t("api|header|retry_after"),
        schema: { type: "integer", format: "int32", minimum: 1 },
      },
    },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        description: t("api|header|idempotency_key"),
        schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
      },
    },
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: t("api|session|bearer") },
      cookie: {
        type: "apiKey",
        in: "cookie",
        name: cookieName,
        description: t("api|session|cookie"),
      },
    },
  };
}

function sharedSchemas(t: Translator): Record<string, JsonSchema> {
  return {
    Error: {
      type: "object",
      properties: {
        message: { type: "string", description: t("api|error|message") },
        code: { type: "string", enum: Object.keys(errorKinds), description: t("api|error|code") },
        data: refTo("ErrorData"),
      },
      required: ["message", "code"],
    },
    ErrorData: {
      type: "object",
      description: t("api|error|data"),
      properties: {
        message: { type: "string", description: t("api|error|data_message") },
        issues: { type: "array", items: refTo("Issue"), description: t("api|error|issues") },
        requestId: { type: "string", description: t("api|header|request_id") },
        retryAfterInSeconds: {
          type: "integer",
          format: "int32",
          description: t("api|header|retry_after"),
        },
      },
      additionalProperties: true,
    },
    Issue: {
      type: "object",
      properties: {
        path: { type: "string", description: t("api|issue|path") },
        code: { type: "string", description: t("api|issue|code") },
        message: { type: "string", description: t("api|issue|message") },
      },
      required: ["path", "code", "message"],
    },
    Meta: { type: "object", description: t("api|meta"), additionalProperties: true },
  };
}

function errorComponents(calls: readonly DescribedCall[]) {
  const groups = calls.flatMap(({ errors }) => codesByStatus(errors).map(([, codes]) => codes));
  return Object.fromEntries(
    groups.map((codes: ErrorCode[]) => [errorName(codes), errorResponseOf(codes)]),
  );
}

const conventions = [
  "sessions",
  "bodies",
  "errors",
  "lists",
  "repeats",
  "limits",
  "files",
] as const;

/** Values that are not translated. */
const conventionValues = {
  envelope: '{"json": …, "meta": …}',
  bare: '{"json": …}',
  refusal: '{"message": …, "code": …, "data": …}',
};

function conventionsText(t: Translator): string {
  const sections = conventions.map((convention) => {
    const text = t.markup(`api|${convention}|text`, {
      ...conventionValues,
      code: (chunks: string) => `\`${chunks}\``,
    } as never);
    return `## ${t(`api|${convention}`)}\n\n${text}`;
  });
  return [t("api|lead"), ...sections].join("\n\n");
}

interface ItemTexts {
  sentence: string;
  tag: string;
}

const optionalSession = [{}, { bearer: [] }, { cookie: [] }];
const session = [{ bearer: [] }, { cookie: [] }];

function operationItem(call: DescribedCall, { sentence, tag }: ItemTexts) {
  const { name, access, isIdempotent, limits, maxBodyBytes } = call;
  return {
    operationId: name,
    tags: [tag],
    summary: name,
    description: sentence,
    security: access === "public" ? optionalSession : session,
    ...(isIdempotent && { parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] }),
    ...bodyOf(call),
    responses: { "200": successOf(call), ...errorResponsesOf(call) },
    "x-access": access,
    "x-read-only": call.isQuery,
    ...(limits.length > 0 && { "x-rate-limit": limits }),
    ...(call.payload && { "x-max-body-bytes": maxBodyBytes }),
  };
}

function bodyOf(call: DescribedCall) {
  const { payload, isPayloadOptional: isOptional, example, isEnveloped } = call;
  if (payload === null) {
    return {};
  }
  const sent = isEnveloped && example !== undefined ? { json: example } : example;
  return {
    requestBody: {
      required: !isOptional,
      content: contentOf(call, payload, { isOptional, example: sent }),
    },
  };
}

function successOf(call: DescribedCall) {
  return {
    description: "OK",
    headers: { "X-Request-Id": { $ref: "#/components/headers/RequestId" } },
    content: contentOf(call, call.answer),
  };
}

function errorResponsesOf({ errors }: DescribedCall) {
  const byStatus = codesByStatus(errors).map(([status, codes]) => [
    String(status),
    { $ref: `#/components/responses/${errorName(codes)}` },
  ]);
  return Object.fromEntries(byStatus);
}

/** Empty when no message exists. */
function sentenceOf(t: Translator, name: string): string {
  const key = `operation|${name}`;
  // A test checks that registry and messages match.
  return t.has(key as never) ? t(key as never) : "";
}

function topicTitle(t: Translator, topic: string): string {
  return t(`api|topic|${topic}` as never);
}

function contentOf(
  { isEnveloped }: Pick<DescribedCall, "isEnveloped">,
  schema: JsonSchema,
  { isOptional = false, example }: { isOptional?: boolean; example?: unknown } = {},
) {
  const body = isEnveloped ? envelopeOf(schema, isOptional) : schema;
  return { "application/json": { schema: body, ...(example !== undefined && { example }) } };
}

function envelopeOf(schema: JsonSchema, isOptional: boolean): JsonSchema {
  return {
    type: "object",
    properties: { json: schema, meta: refTo("Meta") },
    ...(!isOptional && { required: ["json"] }),
  };
}

function codesByStatus(codes: readonly ErrorCode[]): [number, ErrorCode[]][] {
  const statuses = [...new Set(codes.map((code) => errorKinds[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [
    status,
    codes.filter((code) => errorKinds[code].status === status),
  ]);
}

function errorResponseOf(codes: readonly ErrorCode[]) {
  const [first = "INTERNAL"] = codes;
  const { status } = errorKinds[first];
  return {
    description: codes.map((code) => `\`${code}\`: ${errorKinds[code].message}`).join("\n\n"),
    headers: {
      "X-Request-Id": { $ref: "#/components/headers/RequestId" },
      ...(status === 429 && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }),
    },
    content: {
      "application/json": {
        schema: {
          allOf: [
            refTo("Error"),
            {
              type: "object",
              properties: { code: { type: "string", enum: [...codes] } },
              required: ["code"],
            } satisfies JsonSchema,
          ],
        },
      },
    },
  };
}

/** For example `UnavailableOrQueryTimeout`. */
function errorName(codes: readonly ErrorCode[]): string {
  return codes.map(pascalCase).join("Or");
}

function pascalCase(code: ErrorCode): string {
  return code
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");
}
