import type { ErrorCode } from "@/lib/errors/error-kinds";
import { noPayload } from "@/lib/fields/primitives";
import { defaultBodyBytes } from "@/lib/fields/size-limits";
import type { Limit } from "@/lib/limits/limits";
import type { Access } from "@/lib/operations/access";
import type { AnyOperation } from "@/lib/operations/define";
import { errorCodesOf } from "../error-codes";
import type { JsonSchema } from "./json-schema-type";
import type { Shapes } from "./to-json-schema";

export interface DescribedCall {
  name: string;
  topic: string;
  method: "get" | "post";
  path: string;
  access: Access<never>["kind"];
  /** True for superjson; the auth calls are plain JSON. */
  isEnveloped: boolean;
  isQuery: boolean;
  isIdempotent: boolean;
  payload: JsonSchema | null;
  isPayloadOptional: boolean;
  answer: JsonSchema;
  errors: ErrorCode[];
  limits: Limit[];
  maxBodyBytes: number;
  /** Undefined without a payload. */
  example: unknown;
}

export type Describable = Omit<AnyOperation, "run">;

type Endpoint = Pick<DescribedCall, "topic" | "method" | "path" | "isEnveloped">;

export function describeOperation(
  operation: Describable,
  topic: string,
  shapes: Shapes,
): DescribedCall {
  const path = `/operations/${operation.name}`;
  return describeCall(operation, { topic, method: "post", path, isEnveloped: true }, shapes);
}

export function describeCall(
  operation: Describable,
  endpoint: Endpoint,
  shapes: Shapes,
): DescribedCall {
  const { name, access, input, answer, limits = [], idempotent = false } = operation;
  const payload = input === noPayload ? null : shapes.payloadOf(input);
  return {
    ...endpoint,
    name,
    access: access.kind,
    isQuery: endpoint.method === "get" || isQueryName(name),
    isIdempotent: idempotent,
    payload: payload && withoutPreset(payload.schema),
    isPayloadOptional: payload?.isOptional ?? true,
    answer: shapes.answerOf(answer),
    errors: errorCodesOf(operation),
    limits: limits.map(({ limit }) => limit),
    maxBodyBytes: operation.maxBodyBytes ?? defaultBodyBytes,
    example: operation.example,
  };
}

export function isQueryName(name: string): boolean {
  return /^(get|fuzzy|export)-/.test(name);
}

/** The body itself is marked optional. */
function withoutPreset({ default: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
