import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { AnyOperation } from "@/lib/operations/define";

// Any call can fail with these.
const ofEveryCall: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "FOREIGN_ORIGIN",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "VALIDATION",
  "CONFLICT",
  "INTERNAL",
  "UNAVAILABLE",
  "QUERY_TIMEOUT",
];

export function errorCodesOf(operation: Omit<AnyOperation, "run">): ErrorCode[] {
  const { access, limits = [], idempotent, errors = [] } = operation;
  return [
    ...new Set<ErrorCode>([
      ...errors,
      // Public operations refuse a dead bearer, too.
      "UNAUTHENTICATED",
      ...(["administrator", "self-or-administrator"].includes(access.kind)
        ? (["FORBIDDEN"] as const)
        : []),
      ...(limits.length > 0 ? (["TOO_MANY_REQUESTS"] as const) : []),
      ...(idempotent ? (["IDEMPOTENCY_KEY_REUSED"] as const) : []),
      ...ofEveryCall,
    ]),
  ];
}
