import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { AnyOperation } from "@/lib/operations/define";

// What any call can meet: a body that cannot be read, a page of another site, somebody who holds the same row for long,
// a server in trouble.
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

/** Every code that a call of the operation can be refused with (contract §2). */
export function errorCodesOf(operation: Omit<AnyOperation, "run">): ErrorCode[] {
  const { access, limits = [], idempotent, errors = [] } = operation;
  return [
    ...new Set<ErrorCode>([
      ...errors,
      // Also of a public one: a bearer that is dead is refused, not ignored.
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
