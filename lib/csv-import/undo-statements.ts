import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/stored-columns";

/**
 * The listings of an import that nobody has touched or requested since: their version, their state and their owner's
 * part are as the import left them, and there is no transaction that is younger than it. `l` is the listing, `r` its row.
 */
export const untouched = Prisma.sql`
  l.version = CASE r.outcome WHEN 'NEW' THEN 1 ELSE (r.before ->> 'version')::integer + 1 END
  AND l.status::text = CASE r.outcome WHEN 'NEW' THEN 'ACTIVE' ELSE r.columns ->> 'status' END
  AND NOT EXISTS (
    SELECT 1 FROM "transaction" t
    WHERE t.listing_id = l.id AND (r.outcome = 'NEW' OR t.updated_at > i.imported_at)
  )`;

/** Puts the next listings back as they were before the import changed them, and answers both states. */
export function restoreListings(importId: string, listingIds: number[]): Prisma.Sql {
  return Prisma.sql`
WITH restored AS (
  UPDATE listing l
  SET (manufacturer_id, product_id, status, version, updated_at, ${storedColumnList}) = (
    SELECT coalesce(m.merged_into_id, m.id), p.id, (r.before ->> 'status')::"ListingStatus", l.version + 1,
      CURRENT_TIMESTAMP, ${jsonColumnList}
    FROM jsonb_to_record(r.before) AS ${columnsOfJson}
    JOIN manufacturer m ON m.id = (r.before ->> 'manufacturerId')::integer
    LEFT JOIN product p ON p.id = (r.before ->> 'productId')::integer
  )
  FROM csv_import_row r
  WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED' AND l.id = r.listing_id
    AND l.id = ANY (${listingIds}::integer[])
  RETURNING l.id
)
SELECT r.listing_id AS "listingId", r.columns AS before, r.before AS after
FROM csv_import_row r
WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED' AND r.listing_id = ANY (${listingIds}::integer[])`;
}
