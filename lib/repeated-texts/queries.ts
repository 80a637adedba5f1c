import "server-only";
import { db } from "@/lib/db/client";
import { cappedPage, limitAndOffset } from "@/lib/fields/capped-page";
import { findLastRun } from "@/lib/queue/queue";
import type { RepeatedTextFilter, RepeatedTextPage } from "@/lib/repeated-texts/schema";

/** The most repeated first. */
export async function listRepeatedTexts(filter: RepeatedTextFilter): Promise<RepeatedTextPage> {
  const { limit: take, offset: skip } = limitAndOffset(filter);
  const [foundAt, totalCount, rows] = await Promise.all([
    findLastRun("sweep"),
    db().repeatedText.count(),
    db().repeatedText.findMany({
      select: {
        owner: { select: { id: true, username: true, blockedAt: true } },
        listing: { select: { id: true, nameDe: true, nameEn: true } },
        listingCount: true,
        maxAlternateCount: true,
      },
      orderBy: [{ listingCount: "desc" }, { listingId: "asc" }],
      take,
      skip,
    }),
  ]);
  const texts = rows.map(({ owner: { blockedAt, ...owner }, ...text }) => ({
    ...text,
    owner,
    isBlocked: blockedAt !== null,
  }));
  return { ...cappedPage(texts, totalCount, filter.pageSize), foundAt };
}
