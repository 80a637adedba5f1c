import "server-only";
import type { Database } from "@/lib/db/client";

interface Recognised {
  importId: string;
  userId: string;
  /** Leaves what is recognised as it is. */
  skipsExisting: boolean;
}

/**
 * Finds which of the seller's listings each row is, and says what would become of it: NEW, SKIPPED, INVALID, or UPDATED
 * where it has yet to be compared. By the listing's number, else the seller's own article number, else manufacturer and
 * MPN, else, where there is no MPN, manufacturer and name. Rows that say the same are listings of their own: the first
 * of them is the oldest listing, the second the next, so that the same file again finds what it made.
 * Deleted listings are found no more.
 */
export async function recogniseRows(
  tx: Database,
  { importId, userId, skipsExisting }: Recognised,
): Promise<void> {
  // Nothing is known yet of rows that have just come: without this the planner compares each with each.
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  await tx.$executeRaw`
WITH said AS MATERIALIZED (
  SELECT r.number, (r.entered ->> 'listingId')::bigint AS wanted_id, r.own_article_number, r.mpn_key, r.name_key,
    r.as_new IS NULL AS is_faulty, coalesce(m.merged_into_id, m.id) AS manufacturer_id
  FROM csv_import_row r LEFT JOIN manufacturer m ON m.normalised_name = r.maker_key
  WHERE r.import_id = ${importId}::uuid AND NOT r.unreadable
), mine AS MATERIALIZED (
  SELECT l.id, l.own_article_number, l.manufacturer_id, p.normalised_mpn, lower(l.name_de) AS name_key
  FROM listing l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.owner_user_id = ${userId}::uuid AND l.status <> 'DELETED'
), by_id AS MATERIALIZED (
  SELECT DISTINCT ON (l.id) s.number, l.id FROM said s JOIN mine l ON l.id = s.wanted_id ORDER BY l.id, s.number
), by_own_number AS MATERIALIZED (
  SELECT s.number, l.id FROM (
    SELECT number, own_article_number, row_number() OVER (PARTITION BY own_article_number ORDER BY number) AS place
    FROM said WHERE own_article_number IS NOT NULL AND wanted_id IS NULL
  ) s JOIN (
    SELECT id, own_article_number, row_number() OVER (PARTITION BY own_article_number ORDER BY id) AS place
    FROM mine WHERE own_article_number IS NOT NULL AND id NOT IN (SELECT id FROM by_id)
  ) l USING (own_article_number, place)
), open_rows AS MATERIALIZED (
  SELECT s.* FROM said s
  WHERE s.wanted_id IS NULL AND s.manufacturer_id IS NOT NULL AND s.number NOT IN (SELECT number FROM by_own_number)
), open_listings AS MATERIALIZED (
  SELECT l.* FROM mine l
  WHERE l.id NOT IN (SELECT id FROM by_id) AND l.id NOT IN (SELECT id FROM by_own_number)
), by_part AS MATERIALIZED (
  SELECT s.number, l.id FROM (
    SELECT number, manufacturer_id, coalesce(mpn_key, 'name ' || name_key) AS part, own_article_number IS NOT NULL AS is_own,
      row_number() OVER (
        PARTITION BY manufacturer_id, coalesce(mpn_key, 'name ' || name_key), own_article_number IS NOT NULL ORDER BY number
      ) AS place
    FROM open_rows
  ) s JOIN (
    SELECT id, manufacturer_id, coalesce(normalised_mpn, 'name ' || name_key) AS part, is_own, row_number() OVER (
        PARTITION BY manufacturer_id, coalesce(normalised_mpn, 'name ' || name_key), is_own
        ORDER BY (own_article_number IS NOT NULL), id
      ) AS place
    -- What has another own number is another part; what has none may be given one.
    FROM open_listings CROSS JOIN (VALUES (true), (false)) v (is_own)
    WHERE own_article_number IS NULL OR NOT is_own
  ) l USING (manufacturer_id, part, is_own, place)
), once AS (
  -- Rows with and without a number of their own may have found the same listing.
  SELECT DISTINCT ON (id) number, id FROM by_part ORDER BY id, number
), found AS (
  SELECT * FROM by_id UNION ALL SELECT * FROM by_own_number UNION ALL SELECT * FROM once
), settled AS (
  SELECT s.number, f.id AS listing_id, s.manufacturer_id, CASE
    WHEN s.wanted_id IS NOT NULL AND f.id IS NULL THEN 'INVALID'
    WHEN f.id IS NOT NULL AND ${skipsExisting} THEN 'SKIPPED'
    WHEN f.id IS NOT NULL THEN 'UPDATED'
    WHEN s.is_faulty THEN 'INVALID'
    ELSE 'NEW' END::"CsvRowOutcome" AS outcome,
    CASE WHEN s.wanted_id IS NOT NULL AND f.id IS NULL THEN jsonb_build_array(jsonb_build_object(
      'field', 'listingId', 'code', 'listing_unknown', 'value', left(s.wanted_id::text, 4))) END AS issues
  FROM said s LEFT JOIN found f USING (number)
)
UPDATE csv_import_row r
SET outcome = s.outcome, listing_id = s.listing_id, manufacturer_id = s.manufacturer_id,
  issues = coalesce(s.issues, r.issues), columns = NULL, before = NULL
FROM settled s
WHERE r.import_id = ${importId}::uuid AND r.number = s.number
  AND (r.outcome, r.listing_id, r.manufacturer_id, r.columns IS NULL)
    IS DISTINCT FROM (s.outcome, s.listing_id, s.manufacturer_id, true)`;
  await tx.$executeRaw`
    UPDATE csv_import_row SET outcome = 'INVALID'
    WHERE import_id = ${importId}::uuid AND unreadable AND outcome IS NULL`;
  await tx.$executeRaw`SET LOCAL enable_nestloop = on`;
}
