import type { DescribedCall } from "./described";
import { codesByStatus, contentOf, refusalName } from "./responses";

interface ItemTexts {
  /** What the call does, in a sentence or two. */
  sentence: string;
  tag: string;
}

const optionalSession = [{}, { bearer: [] }, { cookie: [] }];
const session = [{ bearer: [] }, { cookie: [] }];

/** The operation object of one call (OpenAPI 3.1.1, 4.8.10). */
export function operationItem(call: DescribedCall, { sentence, tag }: ItemTexts) {
  const { name, access, isIdempotent, limits, maxBodyBytes } = call;
  return {
    operationId: name,
    tags: [tag],
    summary: name,
    description: sentence,
    security: access === "public" ? optionalSession : session,
    ...(isIdempotent && { parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] }),
    ...bodyOf(call),
    responses: { "200": successOf(call), ...refusalsOf(call) },
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

function refusalsOf({ refusals }: DescribedCall) {
  const byStatus = codesByStatus(refusals).map(([status, codes]) => [
    String(status),
    { $ref: `#/components/responses/${refusalName(codes)}` },
  ]);
  return Object.fromEntries(byStatus);
}
