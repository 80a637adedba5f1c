import "server-only";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";

/** Notes that the member is here now and answers when that was (spec §4, contract §2). */
export async function noteActivity({ userId }: Member): Promise<{ lastActiveTimestamp: Date }> {
  const lastActiveAt = new Date();
  await db().user.updateMany({ where: { id: userId }, data: { lastActiveAt } });
  return { lastActiveTimestamp: lastActiveAt };
}
