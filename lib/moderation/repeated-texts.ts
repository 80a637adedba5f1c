import "server-only";
import { db, transact } from "@/lib/db/client";
import { cappedPage, windowOf } from "@/lib/fields/capped-page";
import { findLastRun } from "@/lib/queue/queue";
import type { RepeatedTextFilter, RepeatedTextPage } from "./schema";

const minListings = 20;
/** More alternate codes are suspicious on a single listing. */
const maxAlternates = 20;
const maxRows = 1_000;
// Enough to tell descriptions apart.
const comparedLength = 1_000;
// Reads all listings: half a minute for a million.
const timeoutInMs = 300_000;

/** Groups by texts without digits and punctuation. */
export async function findRepeatedTexts(): Promise<void> {
  await transact(async (tx) => {
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(timeoutInMs)}, true)`;
    await tx.$executeRaw`DELETE FROM repeated_text`;
    await tx.$executeRaw`
      INSERT INTO repeated_text (owner_user_id, listing_id, listing_count, max_alternate_count)
      SELECT owner_user_id, max(id), count(*), max(cardinality(alternate_product_codes))
      FROM listing WHERE status IN ('ACTIVE', 'RESERVED')
      GROUP BY owner_user_id, md5(lower(translate(
        name_de || left(description_de, ${comparedLength}::int), E'0123456789 \t\n.,;:/()-+*"_#', ''
      )))
      HAVING max(cardinality(alternate_product_codes)) > ${maxAlternates}
        OR count(*) >= ${minListings} AND count(DISTINCT search_codes) >= ${minListings}
      ORDER BY 3 DESC LIMIT ${maxRows}`;
  }, timeoutInMs);
}

/** The most repeated first. */
export async function listRepeatedTexts(filter: RepeatedTextFilter): Promise<RepeatedTextPage> {
  const { limit: take, offset: skip } = windowOf(filter);
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
