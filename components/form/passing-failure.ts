import type { FailureCode } from "@/lib/operations/action-result";

const passing: ReadonlySet<FailureCode> = new Set([
  "INTERNAL",
  "OUTDATED",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "UNREACHABLE",
]);

/** Whether a failure says nothing of what the page shows: then there is no use in drawing it anew. */
export function isPassingFailure(code: FailureCode): boolean {
  return passing.has(code);
}
