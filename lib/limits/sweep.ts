import "server-only";
import { db } from "@/lib/db/client";

/** Deletes the counters whose time has run out. */
export async function deleteRunOutLimits(): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: Date.now() } } });
}
