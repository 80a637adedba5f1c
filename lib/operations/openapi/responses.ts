import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import type { DescribedCall } from "./described";
import { type JsonSchema, refTo } from "./json-schema";

/** What a body holds: superjson's envelope, or the value itself where the call is plain JSON. */
export function contentOf(
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

/** Codes by their status, in its order. */
export function codesByStatus(codes: readonly ErrorCode[]): [number, ErrorCode[]][] {
  const statuses = [...new Set(codes.map((code) => errorKinds[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [
    status,
    codes.filter((code) => errorKinds[code].status === status),
  ]);
}

/** The refusals of one status, to stand among the document's responses: many calls share them. */
export function refusalOf(codes: readonly ErrorCode[]) {
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

/** What the refusals of one status are called: `NotFound`, `UnavailableOrQueryTimeout`. */
export function refusalName(codes: readonly ErrorCode[]): string {
  return codes.map(pascalCase).join("Or");
}

function pascalCase(code: ErrorCode): string {
  return code
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");
}
