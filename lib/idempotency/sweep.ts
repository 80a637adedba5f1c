import "server-only";
import { db } from "@/lib/db/client";

const keepForInMs = 24 * 60 * 60_000;

/** Forgets the keys of calls that nobody repeats any more. */
export async function deleteRunOutKeys(): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - keepForInMs) } },
  });
}
