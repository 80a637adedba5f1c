import "server-only";
import { db } from "@/lib/db/client";
import { reportable } from "@/lib/errors/report";
import { listingTag } from "@/lib/listings/tags";
import { storage } from "@/lib/storage/storage";

/** Names a cache tag that is stale now, as operations' `drop`. */
export type Drop = (tag: string) => void;

interface Losable {
  id: string;
  listingId: number | null;
  lostAt: Date | null;
}

const lookedForAtOnce = 200;

/** Remembers, once, that storage has a sound document's bytes no more, or has them again; its listing shows it. */
export async function noteLoss(document: Losable, isLost: boolean, drop: Drop): Promise<void> {
  const { id, listingId, lostAt } = document;
  if (isLost === (lostAt !== null)) {
    return;
  }
  const { count } = await db().document.updateMany({
    where: { id, lostAt: isLost ? null : { not: null } },
    data: { lostAt: isLost ? new Date() : null },
  });
  if (count > 0 && listingId !== null) {
    drop(listingTag(listingId));
  }
}

/**
 * Looks for lost bytes again: a disk that was not mounted, a bucket that was restored. Pages that are cached show
 * it within five minutes. Storage that is away: next hour again.
 */
export async function findLostAgain(): Promise<void> {
  const lost = await db().$queryRaw<{ id: string; key: string }[]>`
    SELECT id, key FROM document WHERE lost_at IS NOT NULL ORDER BY random() LIMIT ${lookedForAtOnce}`;
  for (const { id, key } of lost) {
    const answer = await lookFor(key);
    if (answer === "away") {
      return;
    }
    if (answer === "there") {
      await db().document.updateMany({ where: { id }, data: { lostAt: null } });
    }
  }
}

async function lookFor(key: string): Promise<"there" | "gone" | "away"> {
  try {
    return (await storage().stat(key)) ? "there" : "gone";
  } catch (error) {
    reportable(error, "look for lost bytes again");
    return "away";
  }
}
