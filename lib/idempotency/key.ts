import "server-only";
import { createHash } from "node:crypto";
import superjson from "superjson";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { type IdempotentCall, idempotencyKeys } from "./schema";

/** Throws VALIDATION for a malformed key. */
export function idempotentCall(
  operation: string,
  key: unknown,
  input: unknown,
): IdempotentCall | null {
  if (key === null || key === undefined) {
    return null;
  }
  const { success, data } = idempotencyKeys.safeParse(key);
  if (!success) {
    throw new AppError("VALIDATION", { issues: [issueAt("idempotencyKey", "invalid")] });
  }
  return { operation, key: data, fingerprint: fingerprintOf(input) };
}

/** Includes the payload, so a corrected form is a new call. */
export function keyOfForm(formKey: string, payload: unknown): string | null {
  return idempotencyKeys.max(100).safeParse(formKey).success
    ? `${formKey}.${fingerprintOf(payload)}`
    : null;
}

function fingerprintOf(value: unknown): string {
  return createHash("sha256").update(superjson.stringify(value)).digest("hex");
}
