import "server-only";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import-schema";
import { originIn } from "@/lib/csv-import/error-column";
import { withHashJoins } from "@/lib/csv-import/statements/transaction-settings";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { ImportChoices } from "../schema";
import type { RowFields } from "./row-to-listing";

/** Expects the alias `r`. */
export const isSoldOut = Prisma.sql`coalesce(r.entered -> 'quantity' = '0', false)`;

export const hidesListing = Prisma.sql`(r.outcome = 'UPDATED' AND ${isSoldOut})`;

export const isShown = Prisma.sql`EXISTS (
  SELECT 1 FROM document d WHERE d.id = l.main_image_id AND d.source_hash = r.picture ->> 'hash'
)`;

/**
 * Expects the alias `l`. A row that is not imported may mean a listing by its name or one of its
 * numbers; one that names nothing may mean any.
 */
export function isMissing({ id, userId }: { id: string; userId: string }): Prisma.Sql {
  const leftOut = (named: Prisma.Sql) => Prisma.sql`(
    SELECT ${named} FROM csv_import_row r WHERE r.import_id = ${id}::uuid AND r.number > 0
      AND r.listing_id IS NULL AND (r.unreadable OR r.outcome IN ('INVALID', 'SKIPPED')) AND ${named} IS NOT NULL)`;
  const name = Prisma.sql`lower(r.entered ->> 'nameDe')`;
  return Prisma.sql`(
  l.owner_user_id = ${userId}::uuid AND l.status = 'ACTIVE' AND l.id NOT IN (
    SELECT listing_id FROM csv_import_row WHERE import_id = ${id}::uuid AND number > 0 AND listing_id IS NOT NULL
  ) AND lower(l.name_de) NOT IN ${leftOut(name)}
  AND coalesce(l.own_article_number, '') NOT IN ${leftOut(Prisma.sql`r.own_article_number`)}
  AND coalesce((SELECT p.normalised_mpn FROM product p WHERE p.id = l.product_id), '')
    NOT IN ${leftOut(Prisma.sql`r.mpn_key`)}
  AND NOT EXISTS ${leftOut(Prisma.sql`CASE WHEN ${name} IS NULL THEN 1 END`)}
)`;
}

export interface Recognised {
  importId: string;
  originIds: string[];
  formerId: string | null;
  userId: string;
  choices: ImportChoices;
}

/**
 * Matches by listing number, former import, own article number, then manufacturer
 * and MPN or name. Where listings are too few, rows that could be new come first, so that no import
 * makes them again.
 */
export async function matchRowsToListings(
  tx: Database,
  { importId, originIds, formerId, userId, choices }: Recognised,
): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
WITH every_row AS MATERIALIZED (
  SELECT r.number, (r.same_part -> 'into')::integer AS into_row, (r.entered ->> 'listingId')::bigint AS wanted_id, r.own_article_number,
    coalesce(r.mpn_key, 'name ' || lower(r.entered ->> 'nameDe')) AS part, r.as_new IS NULL AS is_faulty,
    coalesce(m.merged_into_id, m.id) AS manufacturer_id, r.issues_as_new,
    r.unreadable OR r.same_part -> 'issues' IS NOT NULL AS unreadable, coalesce(r.same_part -> 'issues', r.issues) AS issues,
    r.maker_key, ${textHash} AS text, CASE WHEN r.unreadable OR r.same_part -> 'issues' IS NOT NULL THEN 3
      WHEN r.as_new IS NOT NULL THEN 0 WHEN ${isSoldOut} THEN 2 ELSE 1 END AS rank
  FROM csv_import_row r LEFT JOIN manufacturer m ON m.normalised_name = r.maker_key
  WHERE r.import_id = ${importId}::uuid AND r.number > 0
), file_row AS MATERIALIZED (
  SELECT * FROM every_row WHERE into_row IS NULL
), mine AS MATERIALIZED (
  SELECT l.id, l.own_article_number, l.manufacturer_id, coalesce(p.normalised_mpn, 'name ' || lower(l.name_de)) AS part
  FROM listing l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.owner_user_id = ${userId}::uuid AND l.status <> 'DELETED'
), by_id AS MATERIALIZED (
  SELECT DISTINCT ON (l.id) s.number, l.id FROM file_row s JOIN mine l ON l.id = s.wanted_id WHERE NOT s.unreadable
  ORDER BY l.id, s.rank, s.number
), unnamed_row AS MATERIALIZED (
  SELECT * FROM file_row WHERE wanted_id IS NULL
), unmatched_listing AS MATERIALIZED (
  SELECT * FROM mine WHERE id NOT IN (
    SELECT id FROM by_id UNION ALL SELECT listing_id FROM csv_import_row
    WHERE import_id = ANY (${originIds}::uuid[]) AND outcome <> 'INVALID' AND listing_id IS NOT NULL
  )
), by_former AS MATERIALIZED (
  SELECT DISTINCT ON (l.id) s.number, l.id FROM (
    SELECT *, row_number() OVER (PARTITION BY text ORDER BY number) AS place FROM unnamed_row
    WHERE NOT unreadable
  ) s JOIN (
    SELECT r.listing_id, ${textHash} AS text, row_number() OVER (PARTITION BY ${textHash} ORDER BY r.number) AS place
    FROM csv_import_row r WHERE r.import_id = ${formerId}::uuid AND r.outcome <> 'MERGED'
  ) f USING (text, place) JOIN unmatched_listing l ON l.id = f.listing_id
  WHERE s.own_article_number = l.own_article_number OR (
    s.manufacturer_id = l.manufacturer_id AND s.part = l.part
    AND (s.own_article_number IS NULL OR l.own_article_number IS NULL)
  )
  ORDER BY l.id, s.number
), open AS MATERIALIZED (
  SELECT * FROM unnamed_row WHERE number NOT IN (SELECT number FROM by_former)
), free AS MATERIALIZED (
  SELECT * FROM unmatched_listing WHERE id NOT IN (SELECT id FROM by_former)
), by_own_number AS MATERIALIZED (${inOrder({
      rows: Prisma.sql`SELECT * FROM open WHERE own_article_number IS NOT NULL`,
      listings: Prisma.sql`SELECT * FROM free WHERE own_article_number IS NOT NULL`,
      key: Prisma.sql`own_article_number`,
    })}
), numbered AS MATERIALIZED (
  SELECT * FROM open WHERE own_article_number IS NOT NULL AND number NOT IN (SELECT number FROM by_own_number)
), by_free_part AS MATERIALIZED (${inOrder({
      rows: Prisma.sql`SELECT * FROM numbered WHERE manufacturer_id IS NOT NULL AND rank < 2`,
      listings: Prisma.sql`SELECT * FROM free WHERE own_article_number IS NULL`,
    })}
), by_part AS MATERIALIZED (${inOrder({
      rows: Prisma.sql`SELECT * FROM open WHERE own_article_number IS NULL AND manufacturer_id IS NOT NULL`,
      listings: Prisma.sql`
        SELECT * FROM free WHERE id NOT IN (SELECT id FROM by_own_number UNION ALL SELECT id FROM by_free_part)`,
      order: Prisma.sql`(own_article_number IS NOT NULL), id`,
    })}
), by_last_part AS MATERIALIZED (${inOrder({
      rows: Prisma.sql`SELECT * FROM numbered WHERE manufacturer_id IS NOT NULL AND rank >= 2`,
      listings: Prisma.sql`
        SELECT * FROM free WHERE own_article_number IS NULL
          AND id NOT IN (SELECT id FROM by_free_part UNION ALL SELECT id FROM by_part)`,
    })}
), found AS (
  SELECT * FROM by_id UNION ALL SELECT * FROM by_former
  UNION ALL SELECT * FROM by_own_number UNION ALL SELECT * FROM by_free_part UNION ALL SELECT * FROM by_part
  UNION ALL SELECT * FROM by_last_part
), found_too AS (
  SELECT * FROM found UNION ALL SELECT s.number, l.id FROM file_row s JOIN mine l ON l.id = s.wanted_id
  WHERE s.unreadable AND l.id NOT IN (SELECT id FROM found)
), settled AS (
  SELECT s.number, f.id AS listing_id, s.manufacturer_id, CASE
    WHEN s.unreadable THEN 'INVALID'
    WHEN s.wanted_id IS NOT NULL AND f.id IS NULL THEN 'INVALID'
    WHEN f.id IS NOT NULL AND s.rank <> 2 AND ${choices.existing === "skip"} THEN 'SKIPPED'
    WHEN f.id IS NOT NULL THEN 'UPDATED'
    WHEN s.rank = 2 THEN 'SKIPPED'
    WHEN s.is_faulty THEN 'INVALID'
    ELSE 'NEW' END::"CsvRowOutcome" AS outcome, CASE
    WHEN s.unreadable THEN s.issues
    WHEN f.id IS NOT NULL OR s.wanted_id IS NULL AND s.rank = 2 THEN NULL
    WHEN s.wanted_id IS NULL THEN s.issues_as_new
    ELSE jsonb_build_array(jsonb_build_object(
      'field', 'listingId', 'code', 'listing_unknown', 'value', left(s.wanted_id::text, 4))) END AS issues
  FROM file_row s LEFT JOIN found_too f USING (number)
)
UPDATE csv_import_row r
SET outcome = s.outcome, listing_id = s.listing_id, manufacturer_id = s.manufacturer_id, issues = s.issues,
  columns = NULL, before = NULL
FROM settled s
WHERE r.import_id = ${importId}::uuid AND r.number = s.number
  AND (r.outcome, r.listing_id, r.manufacturer_id, r.columns IS NULL, r.issues)
    IS DISTINCT FROM (s.outcome, s.listing_id, s.manufacturer_id, true, s.issues)`,
  );
}

const textHash = textHashOf(Prisma.sql`r.entered`);

export function textHashOf(entered: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`md5(concat_ws(' ', ${entered}, r.picture ->> 'hash'))`;
}

interface Ordered {
  rows: Prisma.Sql;
  listings: Prisma.Sql;
  key?: Prisma.Sql;
  order?: Prisma.Sql;
}

function inOrder({
  rows,
  listings,
  key = Prisma.sql`manufacturer_id, part`,
  order = Prisma.sql`id`,
}: Ordered): Prisma.Sql {
  return Prisma.sql`
  SELECT s.number, l.id FROM (
    SELECT number, ${key}, CASE WHEN listing_count < count(*) OVER (PARTITION BY ${key})
      THEN row_number() OVER (PARTITION BY ${key} ORDER BY rank, number)
      ELSE row_number() OVER (PARTITION BY ${key} ORDER BY number) END AS place
    FROM (${rows}) r JOIN (SELECT ${key}, count(*) AS listing_count FROM (${listings}) l GROUP BY ${key}) c USING (${key})
  ) s JOIN (
    SELECT id, ${key}, row_number() OVER (PARTITION BY ${key} ORDER BY ${order}) AS place FROM (${listings}) l
  ) l USING (${key}, place)`;
}

/** The import that left these rows behind, and those before it in turn. */
export async function findOrigins(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const imports = await tx.$queryRaw<{ id: string; columns: { heading: string }[] }[]>`
    SELECT id::text, CASE WHEN columns::text ILIKE '%lagerfund%' THEN columns ELSE '[]' END AS columns
    FROM csv_import WHERE user_id = ${userId}::uuid`;
  const origins: string[] = [];
  for (let one = imports.find((own) => own.id === id); one && !origins.includes(one.id); ) {
    origins.push(one.id);
    const named = originIn(one.columns);
    one = named === null ? undefined : imports.find((other) => other.id.startsWith(named));
  }
  return origins.slice(1);
}

/** Whether the row changes both manufacturer and MPN. Compares names where there is no MPN. */
const isOtherPart = Prisma.sql`(
  r.outcome = 'UPDATED' AND NOT ${isSoldOut} AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
  AND coalesce(
    r.mpn_key <> r.before ->> 'normalisedMpn',
    lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
  )
)`;

export interface Outcomes {
  outcomesHash: string;
  newCount: number;
  updatedCount: number;
  unchangedCount: number;
  skippedCount: number;
  invalidCount: number;
  mergedCount: number;
  withoutImageCount: number;
  pausedCount: number;
  otherPartCount: number;
  otherPartRow: number | null;
}

export async function summariseOutcomes(tx: Database, importId: string): Promise<Outcomes> {
  const countOf = (outcome: CsvRowOutcome) =>
    Prisma.sql`(count(*) FILTER (WHERE outcome = ${outcome}::"CsvRowOutcome"))::integer`;
  const [outcomes] = await tx.$queryRaw<[Outcomes]>`
    WITH row_outcome AS MATERIALIZED (
      SELECT r.number, r.outcome, r.picture -> 'error' IS NOT NULL AS lacks_image, CASE r.outcome WHEN 'UPDATED' THEN r.listing_id END AS changed_id,
        ${isOtherPart} AS is_other_part, ${hidesListing} AS is_pausing
      FROM csv_import_row r WHERE r.import_id = ${importId}::uuid
    )
    SELECT md5(coalesce(string_agg(
        concat_ws(' ', number, outcome, changed_id, CASE WHEN is_other_part THEN 'another part' END,
          CASE WHEN is_pausing THEN 'paused' END), ',' ORDER BY number
      ) FILTER (WHERE outcome IN ('NEW', 'UPDATED', 'INVALID')), '')) AS "outcomesHash",
      ${countOf("NEW")} AS "newCount", ${countOf("UPDATED")} AS "updatedCount",
      ${countOf("UNCHANGED")} AS "unchangedCount", ${countOf("SKIPPED")} AS "skippedCount",
      ${countOf("INVALID")} AS "invalidCount", ${countOf("MERGED")} AS "mergedCount",
      (count(*) FILTER (WHERE lacks_image AND outcome IN ('NEW', 'UPDATED', 'UNCHANGED')))::integer AS "withoutImageCount",
      (count(*) FILTER (WHERE is_pausing))::integer AS "pausedCount",
      (count(*) FILTER (WHERE is_other_part))::integer AS "otherPartCount",
      min(number) FILTER (WHERE is_other_part) AS "otherPartRow"
    FROM row_outcome`;
  return outcomes;
}

export interface StagedRow {
  number: number;
  unreadable: boolean;
  own_article_number: string | null;
  maker: string | null;
  maker_key: string | null;
  mpn_key: string | null;
  entered: RowFields;
  as_new: object | null;
  issues: object | null;
  issues_as_new: object | null;
  picture: object | null;
  cell_texts: object | null;
  is_rounded: boolean;
}

/** `ours` selects the import's id. */
export function insertRows(
  database: Database,
  ours: Prisma.Sql,
  rows: StagedRow[],
  outcome: CsvRowOutcome | null = null,
): Promise<number> {
  return database.$executeRaw`
    WITH ours AS (${ours})
    INSERT INTO csv_import_row (
      import_id, number, unreadable, own_article_number, maker, maker_key, mpn_key, entered, as_new, issues,
      issues_as_new, picture, cell_texts, is_rounded, outcome
    )
    SELECT ours.id, r.*, ${outcome}::"CsvRowOutcome" FROM ours CROSS JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
      number integer, unreadable boolean, own_article_number text, maker text, maker_key text, mpn_key text,
      entered jsonb, as_new jsonb, issues jsonb, issues_as_new jsonb, picture jsonb,
      cell_texts jsonb, is_rounded boolean
    )`;
}
