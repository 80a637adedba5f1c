import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { withHashJoins } from "./hash-joins";
import type { Kin } from "./kin";

interface Recognised {
  importId: string;
  kin: Kin;
  userId: string;
  /** Leaves what is recognised as it is. */
  skipsExisting: boolean;
}

/**
 * Finds which of the seller's listings each row is, and says what would become of it: NEW, SKIPPED, INVALID, or UPDATED
 * where it has yet to be compared. By the listing's number, else the seller's own article number, else manufacturer and
 * MPN, else, where there is no MPN, manufacturer and name. Rows that say the same are listings of their own: the first
 * of them is the oldest listing, the second the next, so that the same file again finds what it made. A row with an own
 * number that no listing has takes one without; the rows without come after it. Deleted listings are found no more.
 * A row that cannot be read stays INVALID and still has the listing that is its own by what it says, so that no other row
 * of the part gets it. A row and its mended one are one: what the one has become is the other's, and no other row's.
 */
export async function recogniseRows(
  tx: Database,
  { importId, kin, userId, skipsExisting }: Recognised,
): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
WITH said AS MATERIALIZED (
  SELECT r.number, (r.entered ->> 'listingId')::bigint AS wanted_id, r.own_article_number,
    coalesce(r.mpn_key, 'name ' || lower(r.entered ->> 'nameDe')) AS part, r.as_new IS NULL AS is_faulty,
    coalesce(m.merged_into_id, m.id) AS manufacturer_id, r.issues_as_new, r.unreadable, r.issues, r.mends,
    r.maker_key
  FROM csv_import_row r LEFT JOIN manufacturer m ON m.normalised_name = r.maker_key
  WHERE r.import_id = ${importId}::uuid
), mine AS MATERIALIZED (
  SELECT l.id, l.own_article_number, l.manufacturer_id, coalesce(p.normalised_mpn, 'name ' || lower(l.name_de)) AS part
  FROM listing l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.owner_user_id = ${userId}::uuid AND l.status <> 'DELETED'
), by_id AS MATERIALIZED (
  SELECT DISTINCT ON (l.id) s.number, l.id FROM said s JOIN mine l ON l.id = s.wanted_id ORDER BY l.id, s.number
), twin AS MATERIALIZED (
  SELECT s.number, t.listing_id AS id FROM said s JOIN csv_import_row t ON t.number = s.mends AND ${isSamePart}
  WHERE t.import_id = ${kin.origin}::uuid
  UNION ALL SELECT s.number, t.listing_id FROM said s JOIN csv_import_row t ON t.mends = s.number AND ${isSamePart}
  WHERE t.import_id = ANY (${kin.mendedIn}::uuid[]) AND t.outcome <> 'INVALID'
), by_twin AS MATERIALIZED (
  SELECT DISTINCT ON (number) number, id FROM (
    SELECT DISTINCT ON (l.id) t.number, l.id FROM twin t JOIN mine l USING (id)
    WHERE l.id NOT IN (SELECT id FROM by_id) ORDER BY l.id, t.number
  ) one ORDER BY number, id
), open AS MATERIALIZED (
  SELECT * FROM said WHERE wanted_id IS NULL AND number NOT IN (SELECT number FROM by_twin)
), free AS MATERIALIZED (
  SELECT * FROM mine WHERE id NOT IN (
    SELECT id FROM by_id UNION ALL SELECT id FROM by_twin UNION ALL SELECT listing_id FROM csv_import_row
    WHERE import_id = ANY (${kin.all}::uuid[]) AND outcome <> 'INVALID' AND listing_id IS NOT NULL
  )
), by_own_number AS MATERIALIZED (
  SELECT s.number, l.id FROM (
    SELECT number, own_article_number, row_number() OVER (PARTITION BY own_article_number ORDER BY number) AS place
    FROM open WHERE own_article_number IS NOT NULL
  ) s JOIN (
    SELECT id, own_article_number, row_number() OVER (PARTITION BY own_article_number ORDER BY id) AS place
    FROM free WHERE own_article_number IS NOT NULL
  ) l USING (own_article_number, place)
), by_free_part AS MATERIALIZED (
  SELECT s.number, l.id FROM (
    SELECT number, manufacturer_id, part, row_number() OVER (PARTITION BY manufacturer_id, part ORDER BY number) AS place
    FROM open WHERE own_article_number IS NOT NULL AND manufacturer_id IS NOT NULL
      AND number NOT IN (SELECT number FROM by_own_number)
  ) s JOIN (
    SELECT id, manufacturer_id, part, row_number() OVER (PARTITION BY manufacturer_id, part ORDER BY id) AS place
    FROM free WHERE own_article_number IS NULL
  ) l USING (manufacturer_id, part, place)
), by_part AS MATERIALIZED (
  SELECT s.number, l.id FROM (
    SELECT number, manufacturer_id, part, row_number() OVER (PARTITION BY manufacturer_id, part ORDER BY number) AS place
    FROM open WHERE own_article_number IS NULL AND manufacturer_id IS NOT NULL
  ) s JOIN (
    SELECT id, manufacturer_id, part, row_number() OVER (
      PARTITION BY manufacturer_id, part ORDER BY (own_article_number IS NOT NULL), id
    ) AS place
    FROM free WHERE id NOT IN (SELECT id FROM by_own_number UNION ALL SELECT id FROM by_free_part)
  ) l USING (manufacturer_id, part, place)
), found AS (
  SELECT * FROM by_id UNION ALL SELECT * FROM by_twin UNION ALL SELECT * FROM by_own_number
  UNION ALL SELECT * FROM by_free_part UNION ALL SELECT * FROM by_part
), settled AS (
  SELECT s.number, f.id AS listing_id, s.manufacturer_id, CASE
    WHEN s.unreadable THEN 'INVALID'
    WHEN s.wanted_id IS NOT NULL AND f.id IS NULL THEN 'INVALID'
    WHEN f.id IS NOT NULL AND ${skipsExisting} THEN 'SKIPPED'
    WHEN f.id IS NOT NULL THEN 'UPDATED'
    WHEN s.is_faulty THEN 'INVALID'
    ELSE 'NEW' END::"CsvRowOutcome" AS outcome, CASE
    WHEN s.unreadable THEN s.issues
    WHEN f.id IS NOT NULL THEN NULL
    WHEN s.wanted_id IS NULL THEN s.issues_as_new
    ELSE jsonb_build_array(jsonb_build_object(
      'field', 'listingId', 'code', 'listing_unknown', 'value', left(s.wanted_id::text, 4))) END AS issues
  FROM said s LEFT JOIN found f USING (number)
)
UPDATE csv_import_row r
SET outcome = s.outcome, listing_id = s.listing_id, manufacturer_id = s.manufacturer_id, issues = s.issues,
  columns = NULL, before = NULL
FROM settled s
WHERE r.import_id = ${importId}::uuid AND r.number = s.number
  AND (r.outcome, r.listing_id, r.manufacturer_id, r.columns IS NULL)
    IS DISTINCT FROM (s.outcome, s.listing_id, s.manufacturer_id, true)`,
  );
}

/** What stands beside a number must fit it: rows of several files may have been put together. */
const isSamePart = Prisma.sql`(
  s.own_article_number = t.own_article_number
  OR s.maker_key = t.maker_key AND s.part = coalesce(t.mpn_key, 'name ' || lower(t.entered ->> 'nameDe'))
)`;
