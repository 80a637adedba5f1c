import "server-only";
import { createHash } from "node:crypto";
import superjson from "superjson";
import { type Database, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { type IdempotentCall, idempotencyKeys } from "./schema";

/** Repeats return the first result, which must be JSON. Throws IDEMPOTENCY_KEY_REUSED. */
export async function runOnce<Made extends number | string | number[] | null>(
  tx: Database,
  userId: string,
  call: IdempotentCall | null,
  make: () => Promise<Made>,
): Promise<Made> {
  if (call === null) {
    return make();
  }
  const { operation, key, fingerprint } = call;
  // A concurrent repeat waits here.
  const begun = await tx.$executeRaw`
    INSERT INTO idempotency_key (user_id, operation, key, fingerprint)
    VALUES (${userId}::uuid, ${operation}, ${key}, ${fingerprint}) ON CONFLICT DO NOTHING`;
  const where = { userId_operation_key: { userId, operation, key } };
  if (begun === 0) {
    const before = await tx.idempotencyKey.findUniqueOrThrow({ where });
    if (before.fingerprint !== fingerprint) {
      throw new AppError("IDEMPOTENCY_KEY_REUSED");
    }
    return before.result as Made;
  }
  const made = await make();
  if (made !== null) {
    await tx.idempotencyKey.update({ where, data: { result: made }, select: { key: true } });
  }
  return made;
}

export async function isDone(userId: string, { operation, key }: IdempotentCall): Promise<boolean> {
  const where = { userId, operation, key };
  return (await db().idempotencyKey.count({ where })) > 0;
}

// Outlives drafts, which are keys.
const storeForInMs = 72 * 60 * 60_000;

export async function deleteRunOutKeys(): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - storeForInMs) } },
  });
}

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

/** Equal for equal values, whatever the order of their fields, and whether a field is null or missing. */
function fingerprintOf(value: unknown): string {
  return createHash("sha256")
    .update(superjson.stringify(sorted(value)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value === null || typeof value !== "object" || value instanceof Date) {
    return value;
  }
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(
    entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
