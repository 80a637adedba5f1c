import { Prisma } from "@/lib/db/generated/client";
import { entryOrder, foundOrder, listingOrder } from "./orders";
import type { SearchSort } from "./schema";
import { holdsTrigram } from "./trigrams";
import { partsOfWords, wordsExpression } from "./words";

/** One row more than is counted out: "more than 1,000" (contract §2). */
export const codeCap = 1001;

// A listing may carry several of the codes: so many entries are read for 1,001 listings.
const entryCap = 2 * codeCap;
// So many codes that hold the query itself leave no room for similar ones.
const enoughCodes = 20;
const maxSimilarCodes = 50;
// So many better finds leave no room for words inside other words.
const enoughFinds = 20;
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
  limit: number;
  offset: number;
}

/** One row per listing of the page, each with the total; an empty page is one row without an id. */
export interface CodeRow {
  total: number;
  id: number | null;
  rank: number | null;
  code: string | null;
}

/**
 * The search of contract §8 in one statement: exact code, beginning, inside, similar, words in names and inside other words, each step only
 * where the ones before left room. Why so, and how fast: docs/decisions/0006-code-search.md.
 */
export function codeStatement(question: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
WITH starts AS MATERIALIZED (${startingWith(question)}),
inside AS MATERIALIZED (${holding(question)}),
room AS MATERIALIZED (${roomForSimilar(question)}),
near AS MATERIALIZED (${nearCodes(question)}),
alike AS (
  SELECT ${entryFields}, 3 AS rank, near.similarity
  FROM near JOIN listing_search e ON e.code = near.code WHERE ${all(question.entries)}
),
named AS MATERIALIZED (${namedBy(question)}),
compounds AS (${compoundsOf(question)}),
hits AS MATERIALIZED (
  SELECT DISTINCT ON (listing_id) * FROM (
    SELECT * FROM starts UNION ALL SELECT * FROM inside UNION ALL SELECT * FROM alike UNION ALL SELECT * FROM named
    UNION ALL SELECT * FROM compounds
  ) found ORDER BY listing_id, rank, similarity DESC, code
)
SELECT counted.total, page.id, page.rank, page.code
FROM (SELECT least(count(*), ${codeCap})::int AS total FROM hits) counted LEFT JOIN (
  SELECT listing_id AS id, rank, code,
    row_number() OVER (ORDER BY ${foundOrder(question.sort)}) AS place
  FROM hits ORDER BY place LIMIT ${question.limit} OFFSET ${question.offset}
) page ON true
ORDER BY page.place`;
}

const entryFields = Prisma.sql`e.listing_id, e.created_at, e.piece_price_in_ct, e.available_quantity, e.code`;
const listingFields = Prisma.sql`l.id AS listing_id, l.created_at, l.piece_price_in_ct,
    l.quantity - l.reserved_quantity - l.sold_quantity AS available_quantity, NULL::text AS code`;

// The more of a code the query covers, the more similar it is: 6205-2RS comes before 6205-2RSH/C3.
function startingWith({ code, entries, sort }: CodeQuestion): Prisma.Sql {
  return Prisma.sql`
  SELECT ${entryFields}, CASE WHEN e.code = ${code} THEN 0 ELSE 1 END AS rank,
    ${code.length}::real / length(e.code) AS similarity
  FROM listing_search e
  WHERE ${code !== ""} AND e.code LIKE ${`${code}%`} AND ${all(entries)}
  ORDER BY ${entryOrder(sort) ?? Prisma.sql`e.code, e.listing_id`} LIMIT ${entryCap}`;
}

function holding({ code, entries, sort }: CodeQuestion): Prisma.Sql {
  const order = entryOrder(sort);
  return Prisma.sql`
  SELECT ${entryFields}, 2 AS rank, ${code.length}::real / length(e.code) AS similarity
  FROM product_code p JOIN listing_search e ON e.code = p.code
  WHERE ${holdsTrigram(code)} AND (SELECT count(*) FROM starts) < ${entryCap}
    AND p.code LIKE ${`%${code}%`} AND p.code NOT LIKE ${`${code}%`} AND ${all(entries)}
  ${order ? Prisma.sql`ORDER BY ${order}` : Prisma.empty} LIMIT ${entryCap}`;
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
  const text = wordsExpression(words);
  return Prisma.sql`
  SELECT ${listingFields}, 4 AS rank, 1::real AS similarity
  FROM listing l
  WHERE ${words.length > 0} AND (SELECT count(*) FROM starts) + (SELECT count(*) FROM inside) < ${entryCap}
    AND l.search_words @@ ${wordQuery(text)}
    AND ${all(listings)}
  ORDER BY ${listingOrder(sort)} LIMIT ${codeCap}`;
}

// The same twice would count twice where PostgreSQL estimates how many have it.
function wordQuery(text: string): Prisma.Sql {
  const [german, english] = [
    Prisma.sql`to_tsquery('german', ${text})`,
    Prisma.sql`to_tsquery('english', ${text})`,
  ];
  return Prisma.sql`CASE WHEN ${german} = ${english} THEN ${german} ELSE ${german} || ${english} END`;
}

// Lager is in Rillenkugellager: only where whole words find little, since it says less.
function compoundsOf({ words, listings, sort }: CodeQuestion): Prisma.Sql {
  const parts = partsOfWords(words).map(
    (part) => Prisma.sql`lower(l.name_de || ' ' || coalesce(l.name_en, '')) LIKE ${part}`,
  );
  return Prisma.sql`
  SELECT ${listingFields}, 5 AS rank, 1::real AS similarity
  FROM listing l
  WHERE ${parts.length > 0} AND (SELECT count(*) FROM starts) + (SELECT count(*) FROM inside)
      + (SELECT count(*) FROM named) < ${enoughFinds}
    AND ${all([...parts, ...listings])}
  ORDER BY ${listingOrder(sort)} LIMIT ${codeCap}`;
}

function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}
