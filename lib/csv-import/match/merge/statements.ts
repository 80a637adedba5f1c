import "server-only";
import { slicesOf } from "@/lib/async/batches";
import { withHashJoins } from "@/lib/csv-import/statements/transaction-settings";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { maxInteger } from "@/lib/fields/size-limits";
import { fieldOf } from "@/lib/listings/fields";
import type { RowIssue } from "../../fields";
import type { ImportChoices } from "../../schema";
import { type ListingColumns, newListingOf, type RowFields } from "../row-to-listing";
import { isSoldOut, type Recognised, textHashOf } from "../statements";

const batchSize = 250;
const { max: maxQuantity = maxInteger } = fieldOf("quantity");

interface Representing {
  number: number;
  entered: RowFields;
  asNew: ListingColumns | null;
  sums: RowFields | null;
}

/**
 * Makes the rows of one part one listing: one row represents them, the others become MERGED. Leaves
 * parts of which the seller has several listings already, and rows without a number that are not equal:
 * a name alone may mean different parts.
 */
export async function mergeRows(tx: Database, recognised: Recognised): Promise<void> {
  const rows = await withHashJoins(tx, () =>
    tx.$queryRaw<Representing[]>(settleSameParts(recognised)),
  );
  const summed = rows.map((row) => summedRow(row, recognised.choices));
  for (const batch of slicesOf(summed, batchSize)) {
    await storeSums(tx, recognised.importId, batch);
  }
}

/** Follows matchRowsToListings: an own number that no listing has yet takes listings of its part. */
function settleSameParts({
  importId,
  originIds,
  formerId,
  userId,
  choices,
}: Recognised): Prisma.Sql {
  const isAdded = Prisma.sql`${choices.sameParts !== "first"}::boolean`;
  const isRejected = Prisma.sql`(p.field IS NOT NULL AND ${choices.sameParts === "add"}::boolean)`;
  const text = textHashOf(Prisma.sql`r.entered`);
  const otherText = textHashOf(Prisma.sql`r.entered - 'quantity'`);
  return Prisma.sql`
WITH file_row AS MATERIALIZED (
  SELECT *, maker || ' ' || part AS part_key, coalesce(own_key, maker || ' ' || part) AS key FROM (
    SELECT r.number, r.same_part, coalesce('#' || coalesce(m.merged_into_id, m.id), r.maker_key) AS maker,
      CASE WHEN r.mpn_key ~ '[1-9]' THEN r.mpn_key
        ELSE coalesce(r.mpn_key, '') || 'name ' || lower(r.entered ->> 'nameDe') END AS part,
      coalesce('=id ' || (r.entered ->> 'listingId'), '=own ' || r.own_article_number) AS own_key,
      CASE WHEN r.mpn_key IS NULL THEN ${otherText} END AS unnumbered_text
    FROM csv_import_row r LEFT JOIN manufacturer m ON m.normalised_name = r.maker_key
    WHERE r.import_id = ${importId}::uuid AND r.number > 0 AND NOT r.unreadable
  ) r
), mine AS MATERIALIZED (
  SELECT '=own ' || l.own_article_number AS own_key,
    '#' || l.manufacturer_id || ' ' || coalesce(p.normalised_mpn, 'name ' || lower(l.name_de)) AS part_key
  FROM listing l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.owner_user_id = ${userId}::uuid AND l.status <> 'DELETED'
    AND '=id ' || l.id NOT IN (SELECT own_key FROM file_row WHERE own_key IS NOT NULL)
    AND l.id NOT IN (
      SELECT listing_id FROM csv_import_row
      WHERE import_id = ANY (${originIds}::uuid[]) AND outcome <> 'INVALID' AND listing_id IS NOT NULL)
), several AS (
  SELECT own_key AS key FROM mine WHERE own_key IS NOT NULL GROUP BY own_key HAVING count(*) > 1
  UNION ALL SELECT part_key FROM mine
  WHERE own_key IS NULL OR own_key NOT IN (SELECT own_key FROM file_row WHERE own_key IS NOT NULL)
  GROUP BY part_key HAVING count(*) > 1
  UNION ALL SELECT r.own_key FROM file_row r JOIN (
    SELECT part_key FROM mine WHERE own_key IS NULL GROUP BY part_key HAVING count(*) > 1
  ) l USING (part_key)
  WHERE r.own_key LIKE '=own %' AND r.own_key NOT IN (SELECT own_key FROM mine WHERE own_key IS NOT NULL)
), former AS MATERIALIZED (
  SELECT ${text} AS text, ${otherText} AS other_text
  FROM csv_import_row r
  WHERE r.import_id = ${formerId}::uuid AND r.same_part -> 'into' IS NULL
), repeated AS (
  SELECT f.key, r.number, r.entered, ${isSoldOut} AS is_sold_out,
    first_value(r.number) OVER (PARTITION BY f.key ORDER BY ${isSoldOut}, r.issues_as_new IS NOT NULL,
      ${text} NOT IN (SELECT text FROM former),
      ${otherText} NOT IN (SELECT other_text FROM former), r.number) AS first,
    CASE WHEN ${isAdded} AND NOT ${isSoldOut} THEN jsonb_build_object(
      'manufacturer', f.maker, 'mpn', r.mpn_key, 'pricePerProductInCt', r.entered -> 'pricePerProductInCt',
      'priceForBundle', r.entered ->> 'priceForBundle' IS NULL,
      'condition', coalesce(r.entered ->> 'condition', ${choices.defaults.condition}::text)) END AS facts
  FROM file_row f JOIN csv_import_row r USING (number)
  WHERE r.import_id = ${importId}::uuid AND f.key NOT IN (SELECT key FROM several)
    AND f.key IN (
      SELECT key FROM file_row GROUP BY key
      HAVING count(*) > 1 AND (bool_or(own_key IS NOT NULL) OR count(DISTINCT unnumbered_text) < 2)
    )
), compared AS MATERIALIZED (
  SELECT r.*, CASE WHEN facts <> base THEN (
    SELECT min(f.key) FROM jsonb_each(facts) f WHERE f.value <> base -> f.key) END AS field FROM (
    SELECT *, first_value(facts) OVER (PARTITION BY key ORDER BY is_sold_out, number) AS base FROM repeated
  ) r
), part AS (
  SELECT key, min(number) FILTER (WHERE NOT is_sold_out) AS number, min(number) FILTER (WHERE field IS NOT NULL) AS other,
    (array_agg(field ORDER BY number) FILTER (WHERE field IS NOT NULL))[1] AS field,
    sum((entered ->> 'quantity')::bigint) AS quantity,
    sum((entered ->> 'priceForBundle')::bigint) FILTER (WHERE NOT is_sold_out) AS price
  FROM compared GROUP BY key
), settled AS (
  SELECT c.number, CASE
    WHEN ${isRejected} THEN ${issueAt(
      Prisma.sql`coalesce(c.field, p.field)`,
      Prisma.sql`'same_part_differs:' || CASE WHEN c.field IS NULL THEN p.other ELSE p.number END`,
    )}
    WHEN ${isAdded} AND p.field IS NULL AND (p.quantity > ${maxQuantity} OR p.price > ${maxInteger})
      THEN ${issueAt(Prisma.sql`'quantity'`, Prisma.sql`${`at_most:${maxQuantity}`}::text`)}
    WHEN c.number <> c.first THEN jsonb_build_object('into', c.first)
    WHEN ${isAdded} AND p.field IS NULL THEN jsonb_strip_nulls(jsonb_build_object('quantity', p.quantity, 'priceForBundle', p.price))
    END AS same_part
  FROM compared c JOIN part p USING (key)
), changed AS (
  UPDATE csv_import_row r SET same_part = s.same_part,
    outcome = CASE WHEN s.same_part -> 'into' IS NULL THEN r.outcome ELSE 'MERGED' END,
    listing_id = CASE WHEN s.same_part -> 'into' IS NULL THEN r.listing_id END
  FROM (SELECT f.number, s.same_part, f.same_part AS former FROM file_row f LEFT JOIN settled s USING (number)) s
  WHERE r.import_id = ${importId}::uuid AND r.number = s.number AND s.same_part IS DISTINCT FROM s.former
  RETURNING r.number, r.entered, r.as_new, s.same_part, s.former
)
SELECT number, entered, as_new AS "asNew", CASE WHEN same_part -> 'quantity' IS NOT NULL THEN same_part END AS sums
FROM changed WHERE same_part -> 'quantity' IS NOT NULL OR former -> 'quantity' IS NOT NULL`;
}

function issueAt(field: Prisma.Sql, code: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`jsonb_build_object('issues', jsonb_build_array(
      jsonb_build_object('field', ${field}, 'code', ${code}, 'value', '')))`;
}

function summedRow({ number, entered, asNew, sums }: Representing, choices: ImportChoices) {
  const described = asNew ? { descriptionDe: asNew.descriptionDe } : {};
  const made = newListingOf({ ...entered, ...described, ...sums }, choices);
  return "columns" in made
    ? { number, as_new: made.columns, issues: null }
    : { number, as_new: null, issues: made.issues };
}

async function storeSums(
  tx: Database,
  importId: string,
  rows: { number: number; as_new: ListingColumns | null; issues: RowIssue[] | null }[],
): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET as_new = s.as_new, issues_as_new = coalesce(s.issues, r.issues_as_new)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (number integer, as_new jsonb, issues jsonb)
      WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${rows.map(({ number }) => number)}::integer[])
        AND r.number = s.number`,
  );
}

/** Rows whose representing row is INVALID stay behind with it, so that no quantity is lost. */
export async function settleMergedRows(tx: Database, importId: string): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET outcome = s.outcome, issues = s.issues
      FROM (
        SELECT m.number, CASE p.outcome WHEN 'INVALID' THEN p.outcome ELSE 'MERGED' END AS outcome,
          CASE p.outcome WHEN 'INVALID' THEN coalesce(m.issues_as_new, p.issues) END AS issues
        FROM csv_import_row m JOIN csv_import_row p ON p.number = (m.same_part -> 'into')::integer
        WHERE m.import_id = ${importId}::uuid AND p.import_id = ${importId}::uuid
      ) s
      WHERE r.import_id = ${importId}::uuid AND r.number = s.number
        AND (r.outcome, r.issues) IS DISTINCT FROM (s.outcome, s.issues)`,
  );
}
