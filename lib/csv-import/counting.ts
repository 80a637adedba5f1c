import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { CsvRowOutcome } from "./csv-import";
import { isPausing, isSoldOut } from "./sold-out";

/**
 * Whether a compared row `r` would make another part of its listing: both manufacturer and MPN would be others; the name,
 * where the row or the listing has no MPN. Its number says which listing is its own, and is mostly a running one.
 */
const isOtherPart = Prisma.sql`(
  r.outcome = 'UPDATED' AND NOT ${isSoldOut} AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
  AND coalesce(
    r.mpn_key <> r.before ->> 'normalisedMpn',
    lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
  )
)`;

interface Told {
  told: string;
  pausedCount: number;
  otherPartCount: number;
  otherPartRow: number | null;
}

/**
 * What the seller is told of an import, as its columns call it: how many rows came out how, how many would make another
 * part of their listing, the first of these, how many pause theirs, and a hash of which rows make a listing, change or
 * pause which one, make another part of it, or are left behind.
 */
export async function tellOutcomes(tx: Database, importId: string) {
  const [told] = await tx.$queryRaw<[Told]>`
    WITH row_told AS MATERIALIZED (
      SELECT r.number, r.outcome, CASE r.outcome WHEN 'UPDATED' THEN r.listing_id END AS changed_id,
        ${isOtherPart} AS is_other_part, ${isPausing} AS is_pausing
      FROM csv_import_row r
      WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED', 'INVALID')
    )
    SELECT md5(coalesce(string_agg(
        concat_ws(' ', number, outcome, changed_id, CASE WHEN is_other_part THEN 'another part' END,
          CASE WHEN is_pausing THEN 'paused' END), ',' ORDER BY number
      ), '')) AS told,
      (count(*) FILTER (WHERE is_pausing))::integer AS "pausedCount",
      (count(*) FILTER (WHERE is_other_part))::integer AS "otherPartCount",
      min(number) FILTER (WHERE is_other_part) AS "otherPartRow"
    FROM row_told`;
  return { ...(await countOutcomes(tx, importId)), ...told };
}

export type Outcomes = Awaited<ReturnType<typeof tellOutcomes>>;

async function countOutcomes(tx: Database, importId: string) {
  const found = await tx.csvImportRow.groupBy({
    by: ["outcome"],
    where: { importId },
    _count: { _all: true },
  });
  const of = (outcome: CsvRowOutcome) =>
    found.find((row) => row.outcome === outcome)?._count._all ?? 0;
  return {
    newCount: of("NEW"),
    updatedCount: of("UPDATED"),
    unchangedCount: of("UNCHANGED"),
    skippedCount: of("SKIPPED"),
    invalidCount: of("INVALID"),
  };
}
