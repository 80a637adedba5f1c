import "server-only";
import { db } from "@/lib/db/client";

// Longer than a draft lives: its form carries the draft's id as key, and is not offered again once it was sent.
const keepForInMs = 72 * 60 * 60_000;

/** Forgets the keys of calls that nobody repeats any more. */
export async function deleteRunOutKeys(): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - keepForInMs) } },
  });
}
