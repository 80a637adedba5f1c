import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/stored-columns";

/** Whether the import itself has given the listing of the row `r` its state. */
const isMoved = Prisma.sql`(r.outcome = 'NEW' OR r.before ->> 'status' <> r.columns ->> 'status')`;

/** How often later imports have changed each listing, and moved its state, that were undone before the import `i`. */
export const undoneSince = Prisma.sql`
  SELECT u.listing_id, 2 * count(*) AS changes,
    2 * count(*) FILTER (WHERE u.before ->> 'status' <> u.columns ->> 'status') AS moves
  FROM csv_import later JOIN csv_import_row u ON u.import_id = later.id
  WHERE later.user_id = i.user_id AND later.status = 'UNDONE' AND later.imported_at > i.imported_at
    AND u.outcome = 'UPDATED' AND u.kept IS NULL
  GROUP BY u.listing_id`;

/**
 * Whether somebody has changed the listing `l` of the row `r` since the import: its version is another, or its state was,
 * if only for a while: its history has more lines than the import's own, and those of imports `undone` since. Told by
 * numbers, as clocks differ.
 */
export const isChanged = Prisma.sql`(
  l.version <> coalesce(undone.changes, 0)
    + CASE r.outcome WHEN 'NEW' THEN 1 ELSE (r.before ->> 'version')::integer + 1 END
  OR (
    SELECT count(*) FROM status_change s
    WHERE s.listing_id = l.id AND s.id > coalesce((r.before ->> 'lastStatusChangeId')::integer, 0)
  ) > coalesce(undone.moves, 0) + CASE WHEN ${isMoved} THEN 1 ELSE 0 END
)`;

/** Whether it has been requested since the import `i`, or a request of it has changed; one that waited for it is younger. */
export const isRequested = Prisma.sql`EXISTS (
  SELECT 1 FROM "transaction" t
  WHERE t.listing_id = l.id AND (
    r.outcome = 'NEW' OR t.id > (r.before ->> 'lastTransactionId')::integer OR t.updated_at > i.imported_at
  )
)`;

/** Puts the listings of those rows back as they were before the import changed them, and answers both states. */
export function restoreListings(importId: string, numbers: number[]): Prisma.Sql {
  return Prisma.sql`
WITH restored AS (
  UPDATE listing l
  SET (manufacturer_id, product_id, status, version, updated_at, ${storedColumnList}) = (
    SELECT coalesce(m.merged_into_id, m.id), p.id, (r.before ->> 'status')::"ListingStatus", l.version + 1,
      CURRENT_TIMESTAMP, ${jsonColumnList}
    FROM jsonb_to_record(r.before) AS ${columnsOfJson}
    JOIN manufacturer m ON m.id = (r.before ->> 'manufacturerId')::integer
    LEFT JOIN product p ON p.manufacturer_id = coalesce(m.merged_into_id, m.id)
      AND p.normalised_mpn = r.before ->> 'normalisedMpn'
  )
  FROM csv_import_row r
  WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[]) AND l.id = r.listing_id
  RETURNING l.id
)
SELECT r.listing_id AS "listingId", r.columns AS before, r.before AS after
FROM csv_import_row r WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[])`;
}
