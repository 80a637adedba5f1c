import "server-only";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";

/** Expects the alias `r`. */
export const isSoldOut = Prisma.sql`coalesce(r.entered -> 'quantity' = '0', false)`;

export const isPausing = Prisma.sql`(r.outcome = 'UPDATED' AND ${isSoldOut})`;

export const isShown = Prisma.sql`EXISTS (
  SELECT 1 FROM document d WHERE d.id = l.main_image_id AND d.source_hash = r.picture ->> 'hash'
)`;

/** Whether the row changes both manufacturer and MPN. Compares names where there is no MPN. */
const isOtherPart = Prisma.sql`(
  r.outcome = 'UPDATED' AND NOT ${isSoldOut} AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
  AND coalesce(
    r.mpn_key <> r.before ->> 'normalisedMpn',
    lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
  )
)`;

export interface Outcomes {
  told: string;
  newCount: number;
  updatedCount: number;
  unchangedCount: number;
  skippedCount: number;
  invalidCount: number;
  pausedCount: number;
  otherPartCount: number;
  otherPartRow: number | null;
}

/** `told` is a hash of the outcomes. */
export async function summariseOutcomes(tx: Database, importId: string): Promise<Outcomes> {
  const countOf = (outcome: CsvRowOutcome) =>
    Prisma.sql`(count(*) FILTER (WHERE outcome = ${outcome}::"CsvRowOutcome"))::integer`;
  const [outcomes] = await tx.$queryRaw<[Outcomes]>`
    WITH row_told AS MATERIALIZED (
      SELECT r.number, r.outcome, CASE r.outcome WHEN 'UPDATED' THEN r.listing_id END AS changed_id,
        ${isOtherPart} AS is_other_part, ${isPausing} AS is_pausing
      FROM csv_import_row r WHERE r.import_id = ${importId}::uuid
    )
    SELECT md5(coalesce(string_agg(
        concat_ws(' ', number, outcome, changed_id, CASE WHEN is_other_part THEN 'another part' END,
          CASE WHEN is_pausing THEN 'paused' END), ',' ORDER BY number
      ) FILTER (WHERE outcome IN ('NEW', 'UPDATED', 'INVALID')), '')) AS told,
      ${countOf("NEW")} AS "newCount", ${countOf("UPDATED")} AS "updatedCount",
      ${countOf("UNCHANGED")} AS "unchangedCount", ${countOf("SKIPPED")} AS "skippedCount",
      ${countOf("INVALID")} AS "invalidCount",
      (count(*) FILTER (WHERE is_pausing))::integer AS "pausedCount",
      (count(*) FILTER (WHERE is_other_part))::integer AS "otherPartCount",
      min(number) FILTER (WHERE is_other_part) AS "otherPartRow"
    FROM row_told`;
  return outcomes;
}
