import type { DescribedCall } from "@/lib/operations/openapi/described";

/** A call behind the RPC door for members, as /api-docs shows one; as told otherwise. */
export function describedCall(details: Partial<DescribedCall> = {}): DescribedCall {
  return {
    name: "tighten-bolt",
    topic: "listings",
    method: "post",
    path: "/operations/tighten-bolt",
    access: "signed-in",
    isEnveloped: true,
    isQuery: false,
    isIdempotent: false,
    payload: { type: "object" },
    isPayloadOptional: false,
    answer: { type: "null" },
    refusals: ["UNAUTHENTICATED"],
    limits: [],
    maxBodyBytes: 1,
    example: undefined,
    ...details,
  };
}
