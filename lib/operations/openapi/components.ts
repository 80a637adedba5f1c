import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import type { Translator } from "@/lib/i18n/translator";
import type { DescribedCall } from "./described";
import { type JsonSchema, refTo } from "./json-schema";
import { codesByStatus, refusalName, refusalOf } from "./responses";

/** What every call shares: the shape of a refusal, headers, and how a caller shows who it is. */
export function sharedComponents(t: Translator, cookieName: string) {
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

/** The shapes around every payload and answer. */
export function sharedSchemas(t: Translator): Record<string, JsonSchema> {
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

/** The refusals of all calls, by their names. */
export function refusalComponents(calls: readonly DescribedCall[]) {
  const groups = calls.flatMap(({ refusals }) => codesByStatus(refusals).map(([, codes]) => codes));
  return Object.fromEntries(
    groups.map((codes: ErrorCode[]) => [refusalName(codes), refusalOf(codes)]),
  );
}
