import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import { maxCodesOfListing } from "@/lib/listings/schema";
import type { SearchSort } from "@/lib/search/schema";
import { entryOrder, holdsTrigram } from "@/lib/search/statements";

/** One more than the shown maximum of 1,000. */
export const codeCap = 1001;

export interface CodeQuestion {
  code: string;
  entries: Prisma.Sql[];
  /** The text of a `tsquery`; null for any words. */
  words?: string | null;
  sort: SearchSort;
}

export interface CodeFinds {
  exact: number[];
  beginning: number[];
}

interface FoundRow {
  rank: number;
  ids: string;
  entry_count: number;
}

/** A listing has several codes, so 1,001 listings may take more entries. */
const entryCaps = [2 * codeCap, 6 * codeCap, maxCodesOfListing * codeCap];
const maxWithWords = 6 * codeCap;

/** Reads more entries only where a few listings fill them. */
export async function findByBeginning(
  database: Database,
  question: CodeQuestion,
  [entryCap = codeCap, ...larger] = entryCaps,
): Promise<CodeFinds> {
  const { code, entries, words, sort } = question;
  const rows = await database.$queryRaw<FoundRow[]>`${replanComment}
WITH found AS MATERIALIZED (
  SELECT ${entryFields(sort)}, CASE WHEN e.code = ${code} THEN 0 ELSE 1 END AS rank,
    ${code.length}::real / length(e.code) AS similarity
  FROM listing_search e
  WHERE e.code LIKE ${`${code}%`} AND ${all(entries)}
  ORDER BY ${entryOrder(sort) ?? Prisma.sql`e.code, e.code_kind, e.listing_id DESC`} LIMIT ${words ? maxWithWords : entryCap}
)
${inOrder(sort, words)}`;
  const idsOf = (rank: number) => parse(rows.find((row) => row.rank === rank)?.ids);
  const finds = { exact: idsOf(0), beginning: idsOf(1) };
  const isCut =
    rows[0]?.entry_count === entryCap && finds.exact.length + finds.beginning.length < codeCap;
  return isCut && larger.length > 0 ? findByBeginning(database, question, larger) : finds;
}

export async function findByInside(
  database: Database,
  question: CodeQuestion,
  [entryCap = codeCap, ...larger] = entryCaps,
): Promise<number[]> {
  const { code, entries, words, sort } = question;
  if (!holdsTrigram(code)) {
    return [];
  }
  const order = entryOrder(sort);
  const [row] = await database.$queryRaw<FoundRow[]>`${replanComment}
WITH found AS MATERIALIZED (
  SELECT ${entryFields(sort)}, 2 AS rank, ${code.length}::real / length(e.code) AS similarity
  FROM product_code p JOIN listing_search e ON e.code = p.code
  WHERE p.code LIKE ${`%${code}%`} AND p.code NOT LIKE ${`${code}%`} AND ${all(entries)}
  ${order ? Prisma.sql`ORDER BY ${order}` : Prisma.empty} LIMIT ${words ? maxWithWords : entryCap}
)
${inOrder(sort, words)}`;
  const ids = parse(row?.ids);
  const isCut = row?.entry_count === entryCap && ids.length < codeCap;
  return isCut && larger.length > 0 ? findByInside(database, question, larger) : ids;
}

export async function findByCodes(
  database: Database,
  codes: string[],
  { entries, words, sort }: Omit<CodeQuestion, "code">,
): Promise<number[]> {
  if (codes.length === 0) {
    return [];
  }
  const [row] = await database.$queryRaw<FoundRow[]>`
WITH found AS MATERIALIZED (
  SELECT ${entryFields(sort)}, 3 AS rank, -near.place AS similarity
  FROM unnest(${codes}::text[]) WITH ORDINALITY AS near (code, place) JOIN listing_search e ON e.code = near.code
  WHERE ${all(entries)} LIMIT ${maxWithWords}
)
${inOrder(sort, words, guessedPart)}`;
  return parse(row?.ids);
}

// The indexes of the other orders lack `code_kind`.
function entryFields(sort: SearchSort): Prisma.Sql {
  const kind =
    sort === "relevance" ? Prisma.sql`e.code_kind` : Prisma.sql`0::smallint AS code_kind`;
  return Prisma.sql`e.listing_id, e.manufacturer_id, e.created_at, e.piece_price_in_ct, e.available_quantity, e.code, ${kind}`;
}

const pageSize = 10;

interface Part {
  columns: Prisma.Sql;
  /** So many offers of a part stand together on the first page. */
  leastTogether: number;
}

const knownPart: Part = {
  columns: Prisma.sql`rank, code, code_kind, manufacturer_id`,
  leastTogether: 2,
};
// Ignores manufacturers, so that the first page shows many of the possible numbers.
const guessedPart: Part = { columns: Prisma.sql`rank, code`, leastTogether: 1 };

/** Each listing once, by its best entry, as one row of ids a rank. */
function inOrder(sort: SearchSort, words?: string | null, part = knownPart): Prisma.Sql {
  // A join would read the words of all listings.
  const withWords = words
    ? Prisma.sql`WHERE EXISTS (
        SELECT FROM listing_words w WHERE w.listing_id = found.listing_id AND w.words @@ ${words}::tsquery)`
    : Prisma.empty;
  const best = Prisma.sql`rank, code_kind, similarity DESC, code`;
  const once = Prisma.sql`
    SELECT DISTINCT ON (listing_id) * FROM found ${withWords} ORDER BY listing_id, ${best}`;
  const named = entryOrder(sort, Prisma.sql`hit`);
  const hit = named ? once : withPlaceAmongOffers(once, part);
  const order = Prisma.sql`rank, code_kind, is_later, similarity DESC, code, newest DESC, manufacturer_id, created_at DESC, listing_id DESC`;
  return Prisma.sql`
SELECT rank, string_agg(listing_id::text, ',' ORDER BY place) AS ids, (SELECT count(*)::int FROM found) AS entry_count
FROM (
  SELECT rank, listing_id, row_number() OVER (ORDER BY ${named ?? order}) AS place
  FROM (${hit}) hit ORDER BY place LIMIT ${codeCap}
) placed GROUP BY rank`;
}

/** `is_later` moves further offers of a part behind the first page. */
function withPlaceAmongOffers(once: Prisma.Sql, { columns, leastTogether }: Part): Prisma.Sql {
  const part = Prisma.sql`PARTITION BY ${columns}`;
  return Prisma.sql`
    SELECT *, count(*) OVER ranked > ${pageSize}
      AND offer > greatest(${leastTogether}, ${pageSize} / count(*) FILTER (WHERE offer = 1) OVER ranked) AS is_later
    FROM (
      SELECT *, max(created_at) OVER (${part}) AS newest,
        row_number() OVER (${part} ORDER BY created_at DESC, listing_id DESC) AS offer
      FROM (${once}) once
    ) offered
    WINDOW ranked AS (PARTITION BY rank, code_kind)`;
}

function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}

function parse(ids: string | undefined): number[] {
  return ids ? ids.split(",").map(Number) : [];
}
