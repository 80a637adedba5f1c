import { Prisma } from "@/lib/db/generated/client";
import { maxCodesOfListing } from "@/lib/listings/schema";
import { bestFirst, entryOrder, foundOrder, listingOrder, standingBeside } from "./orders";
import type { SearchSort } from "./schema";
import { holdsTrigram } from "./trigrams";
import { wordQuery } from "./word-query";
import { partsOfWords } from "./words";

/** One row more than is counted out: "more than 1,000" (contract §2). */
export const codeCap = 1001;

/** A listing may carry several of the codes: so many entries mostly are of 1,001 listings, the last ones always. */
export const entryCaps = [2 * codeCap, 6 * codeCap, maxCodesOfListing * codeCap];

// So many codes that hold the query itself leave no room for similar ones.
const enoughCodes = 20;
const maxSimilarCodes = 50;
// So many better finds leave no room for words inside other words.
const enoughFinds = 20;
// So many of an order are looked through for parts of words: some milliseconds.
const maxLookedThrough = 5_000;
// 6205 and 6206 are two bearings, no typo: short codes have similar ones only where nothing else is found.
const minSimilarLength = 6;

export interface CodeQuestion {
  /** Normalised; empty finds by words alone. */
  code: string;
  /** Codes one slip away from it. */
  slips: string[];
  /** Of lib/search/words.ts; none finds by codes alone. */
  words: string[];
  /** What may be found, as conditions on `listing_search e`, and the same on `listing l`. */
  entries: Prisma.Sql[];
  listings: Prisma.Sql[];
  sort: SearchSort;
  /** The query before a maker's name was taken off it: what begins with it is found as well, whoever made it. */
  whole?: { code: string; entries: Prisma.Sql[] };
  /** How many entries are read at most of those that begin with the code, and of those that hold it. */
  entryCap: number;
  limit: number;
  offset: number;
}

/** One row per listing of the page, each with the total; an empty page is one row without an id. */
export interface CodeRow {
  total: number;
  /** The cap of entries came before 1,001 listings: more are to be read. */
  is_cut: boolean;
  /** Whether something begins with the whole query, and whether something was found without it. */
  has_whole: boolean;
  has_rest: boolean;
  id: number | null;
  rank: number | null;
  code: string | null;
}

/**
 * The search of contract §8 in one statement: exact code, beginning, inside, similar, words in names and inside other
 * words, each step only where the ones before left room. Why so, and how fast: docs/decisions/0006-code-search.md.
 */
export function codeStatement(question: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
WITH starts AS MATERIALIZED (${startingWith(question)}),
inside AS MATERIALIZED (${holding(question)}),
by_code AS MATERIALIZED (${countedByCode(question)}),
room AS MATERIALIZED (${roomForSimilar(question)}),
near AS MATERIALIZED (${nearCodes(question)}),
alike AS (
  SELECT ${entryFields(question.sort)}, 3 AS rank, near.similarity
  FROM near JOIN listing_search e ON e.code = near.code WHERE ${all(question.entries)}
),
named AS MATERIALIZED (${namedBy(question)}),
compounds AS (${compoundsOf(question)}),
hits AS MATERIALIZED (
  SELECT DISTINCT ON (listing_id) * FROM (
    SELECT *, ${standingBeside(question.whole?.code)} AS standing FROM (
      SELECT * FROM starts UNION ALL SELECT * FROM inside UNION ALL SELECT * FROM alike UNION ALL SELECT * FROM named
      UNION ALL SELECT * FROM compounds
    ) found
  ) placed ORDER BY listing_id, ${bestFirst}
)
SELECT counted.*, by_code.is_cut, page.id, page.rank, page.code
FROM (
  SELECT least(count(*), ${codeCap})::int AS total, EXISTS (SELECT FROM starts WHERE ${isOfWhole(question)}) AS has_whole,
    coalesce(bool_or(standing = 0), false) AS has_rest FROM hits
) counted CROSS JOIN by_code LEFT JOIN (
  SELECT listing_id AS id, rank, code, row_number() OVER () AS place FROM (
    SELECT * FROM hits ORDER BY ${foundOrder(question.sort)} LIMIT ${question.limit} OFFSET ${question.offset}
  ) shown
) page ON true
ORDER BY page.place`;
}

// Only relevance asks what kind a code is: the indexes of the other orders do not know it.
function entryFields(sort: SearchSort): Prisma.Sql {
  const kind = sort === "relevance" ? Prisma.sql`e.code_kind` : ownKind;
  return Prisma.sql`e.listing_id, e.created_at, e.piece_price_in_ct, e.available_quantity, e.code, ${kind}`;
}

const ownKind = Prisma.sql`0::smallint AS code_kind`;
const listingFields = Prisma.sql`l.id AS listing_id, l.created_at, l.piece_price_in_ct,
    l.quantity - l.reserved_quantity - l.sold_quantity AS available_quantity, NULL::text AS code, ${ownKind}`;

function isOfWhole({ whole }: CodeQuestion): Prisma.Sql {
  return whole ? Prisma.sql`code LIKE ${`${whole.code}%`}` : Prisma.sql`false`;
}

function startingWith({ whole, ...question }: CodeQuestion): Prisma.Sql {
  const starting = startingSo(question);
  return whole
    ? Prisma.sql`(${starting}) UNION ALL (${startingSo({ ...question, ...whole })})`
    : starting;
}

// The more of a code the query covers, the more similar it is: 6205-2RS comes before 6205-2RSH/C3.
function startingSo({ code, entries, sort, entryCap }: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
  SELECT ${entryFields(sort)}, CASE WHEN e.code = ${code} THEN 0 ELSE 1 END AS rank,
    ${code.length}::real / length(e.code) AS similarity
  FROM listing_search e
  WHERE ${code !== ""} AND e.code LIKE ${`${code}%`} AND ${all(entries)}
  ORDER BY ${entryOrder(sort) ?? Prisma.sql`e.code, e.code_kind, e.listing_id DESC`} LIMIT ${entryCap}`;
}

function holding({ code, entries, sort, entryCap }: CodeQuestion): Prisma.Sql {
  const order = entryOrder(sort);
  return Prisma.sql`
  SELECT ${entryFields(sort)}, 2 AS rank, ${code.length}::real / length(e.code) AS similarity
  FROM product_code p JOIN listing_search e ON e.code = p.code
  WHERE ${holdsTrigram(code)} AND (SELECT count(*) FROM (SELECT DISTINCT listing_id FROM starts) found) < ${codeCap}
    AND p.code LIKE ${`%${code}%`} AND p.code NOT LIKE ${`${code}%`} AND ${all(entries)}
  ${order ? Prisma.sql`ORDER BY ${order}` : Prisma.empty} LIMIT ${entryCap}`;
}

// How many listings these two found, and whether the cap hid more of them.
function countedByCode({ entryCap }: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
  SELECT count(*) AS listings,
    count(*) < ${codeCap} AND coalesce(greatest(sum(starting), sum(holding)) >= ${entryCap}, false) AS is_cut
  FROM (
    SELECT listing_id, count(*) FILTER (WHERE rank < 2) AS starting, count(*) FILTER (WHERE rank = 2) AS holding
    FROM (SELECT listing_id, rank FROM starts UNION ALL SELECT listing_id, rank FROM inside) entry GROUP BY 1
  ) listing`;
}

function roomForSimilar({ code }: CodeQuestion): Prisma.Sql {
  const isLong = code.length >= minSimilarLength && holdsTrigram(code);
  return Prisma.sql`
  SELECT count(*) < ${enoughCodes}
    AND (${isLong} OR NOT EXISTS (SELECT FROM starts) AND NOT EXISTS (SELECT FROM inside)) AS yes
  FROM (SELECT FROM product_code WHERE ${isLong} AND code LIKE ${`%${code}%`} LIMIT ${enoughCodes}) held`;
}

// One slip in n characters is nearer than any likeness of trigrams.
function nearCodes({ code, slips }: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
  SELECT code, max(similarity) AS similarity FROM (
    (SELECT p.code, similarity(p.code, ${code}) AS similarity FROM product_code p
      WHERE ${holdsTrigram(code)} AND (SELECT yes FROM room) AND p.code % ${code}
      ORDER BY 2 DESC, 1 LIMIT ${maxSimilarCodes})
    UNION ALL
    SELECT p.code, 1 - (1 - similarity(p.code, ${code})) / ${Math.max(1, code.length)} FROM product_code p
      WHERE (SELECT yes FROM room) AND p.code = ANY(${slips}::text[])
  ) likely GROUP BY code`;
}

function namedBy({ words, listings, sort }: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
  SELECT ${listingFields}, 4 AS rank, 1::real AS similarity
  FROM listing l
  WHERE ${words.length > 0} AND (SELECT listings FROM by_code) < ${codeCap}
    AND l.search_words @@ ${wordQuery(words)}
    AND ${all(listings)}
  ORDER BY ${listingOrder(sort)} LIMIT ${codeCap}`;
}

// Lager is in Rillenkugellager: only where whole words find little, since it says less. A part of every tenth name is
// sought in the first listings of the order, which are then in it, and in some of all others: never in hundred thousands.
function compoundsOf({ words, listings, sort }: CodeQuestion): Prisma.Sql {
  const parts = partsOfWords(words).map(
    (part) => Prisma.sql`lower(l.name_de || ' ' || coalesce(l.name_en, '')) LIKE ${part}`,
  );
  if (parts.length === 0) {
    return Prisma.sql`SELECT * FROM named WHERE false`;
  }
  const isWanted = Prisma.sql`(SELECT count(*) FROM starts) + (SELECT count(*) FROM inside)
      + (SELECT count(*) FROM named) < ${enoughFinds}`;
  const found = Prisma.sql`SELECT ${listingFields}, 5 AS rank, 1::real AS similarity`;
  return Prisma.sql`
  WITH first AS MATERIALIZED (
    ${found} FROM (
      SELECT l.* FROM listing l WHERE ${isWanted} AND ${all(listings)}
      ORDER BY ${listingOrder(sort)} LIMIT ${maxLookedThrough}
    ) l WHERE ${all(parts)}
  )
  SELECT * FROM first UNION ALL (
    ${found} FROM listing l
    WHERE ${isWanted} AND (SELECT count(*) FROM first) < ${codeCap} AND ${all([...parts, ...listings])}
    LIMIT ${2 * codeCap}
  )`;
}

function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}
