import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/stored-columns";
import type { RowWindow } from "./row-windows";
import { isPausing } from "./sold-out";

/** The product of a row `r` by its key: looked up for each, however few rows the planner takes them for. */
function productOf(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT p.id FROM product p WHERE p.manufacturer_id = r.manufacturer_id AND p.normalised_mpn = ${key}
  )`;
}

/**
 * Makes listings of the NEW rows of a window, each under an id that its row then holds, and answers the rows' numbers and
 * these ids. One statement for all: what the rows say does not leave the database.
 */
export function insertListings(
  importId: string,
  { after, upto }: RowWindow,
  ownerUserId: string,
): Prisma.Sql {
  return Prisma.sql`
WITH numbered AS MATERIALIZED (
  SELECT r.number, nextval(pg_get_serial_sequence('listing', 'id'))::integer AS listing_id, ${productOf(Prisma.sql`r.mpn_key`)} AS product_id
  FROM (
    SELECT number, manufacturer_id, mpn_key FROM csv_import_row
    WHERE import_id = ${importId}::uuid AND outcome = 'NEW' AND number > ${after} AND number <= ${upto}
    ORDER BY number
  ) r
), kept AS (
  UPDATE csv_import_row r SET listing_id = n.listing_id, product_id = n.product_id
  FROM numbered n
  WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.number <= ${upto} AND r.number = n.number
  RETURNING r.number, r.listing_id, r.manufacturer_id, r.product_id, r.as_new
), made AS (
  INSERT INTO listing (id, owner_user_id, manufacturer_id, product_id, updated_at, ${storedColumnList})
  SELECT k.listing_id, ${ownerUserId}::uuid, k.manufacturer_id, k.product_id, CURRENT_TIMESTAMP, ${jsonColumnList}
  FROM kept k CROSS JOIN LATERAL jsonb_to_record(k.as_new) AS ${columnsOfJson}
  ORDER BY k.number
)
SELECT number, listing_id AS "listingId" FROM kept ORDER BY number`;
}

/**
 * Writes the UPDATED rows of a window over their listings, and answers both with their columns before and after. Those
 * that are paused keep their manufacturer, whatever their row names.
 */
export function updateListings(importId: string, { after, upto }: RowWindow): Prisma.Sql {
  return Prisma.sql`
WITH next AS MATERIALIZED (
  SELECT r.number, r.listing_id, r.manufacturer_id, ${productOf(Prisma.sql`r.columns ->> 'normalisedMpn'`)} AS product_id,
    ${isPausing} AS is_paused, r.before, r.columns
  FROM csv_import_row r
  WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED'
    AND r.number > ${after} AND r.number <= ${upto}
  ORDER BY r.number
), written AS (
  UPDATE listing l
  SET (manufacturer_id, product_id, status, version, updated_at, ${storedColumnList}) = (
    SELECT CASE WHEN n.is_paused THEN l.manufacturer_id ELSE n.manufacturer_id END,
      CASE WHEN n.is_paused THEN l.product_id ELSE n.product_id END, (n.columns ->> 'status')::"ListingStatus", l.version + 1,
      CURRENT_TIMESTAMP, ${jsonColumnList}
    FROM jsonb_to_record(n.columns) AS ${columnsOfJson}
  )
  FROM next n WHERE l.id = n.listing_id
)
SELECT number, listing_id AS "listingId", before, columns FROM next ORDER BY number`;
}
