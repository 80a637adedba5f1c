import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/stored-columns";

/** Whether somebody has changed the listing `l` of the row `r` since the import: its version or its state is another. */
export const isChanged = Prisma.sql`(
  l.version <> CASE r.outcome WHEN 'NEW' THEN 1 ELSE (r.before ->> 'version')::integer + 1 END
  OR l.status::text <> CASE r.outcome WHEN 'NEW' THEN 'ACTIVE' ELSE r.columns ->> 'status' END
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
    LEFT JOIN product p ON p.id = (r.before ->> 'productId')::integer
  )
  FROM csv_import_row r
  WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[]) AND l.id = r.listing_id
  RETURNING l.id
)
SELECT r.listing_id AS "listingId", r.document_id AS "documentId", r.columns AS before, r.before AS after
FROM csv_import_row r WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[])`;
}
