import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readSearch } from "@/lib/db/read-search";
import { replanComment } from "@/lib/db/replan-comment";
import { limitSearch } from "@/lib/db/search-limits";
import type { Viewer } from "@/lib/fields/viewer";
import { suggestManufacturers } from "@/lib/manufacturers/queries/manufacturers";
import { timedSearch } from "@/lib/observability/timed-search";
import { findKindsBeginning, type KindGroup } from "@/lib/part-kinds/part-kinds";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { type Client, noClient } from "@/lib/request/client";
import { holdsCharacter, holdsTrigram } from "@/lib/search/statements";
import { entryColumns, forSale } from "@/lib/stock/statements/visible-and-for-sale";
import { isNotStuffed } from "../statements";
import type { SearchSuggestions, SuggestedCode, SuggestedKind } from "./schema";

const maxCodes = 8;
const maxSimilar = 5;
const maxManufacturers = 3;
const maxKinds = 3;
const maxLikelyKinds = 12;
// One letter begins half of all codes.
const minTyped = 2;
// Shorter texts are inside half of all codes.
const minInside = 4;

/** Only what is for sale, the same for every viewer. */
export async function listSearchSuggestions(
  viewer: Viewer,
  query: string,
  client: Client = noClient,
): Promise<SearchSuggestions> {
  if (query.length < minTyped) {
    return { codes: [], manufacturers: [], kinds: [] };
  }
  const [[codes, kinds], manufacturers] = await timedSearch("suggestions", () =>
    Promise.all([
      limitSearch(client, () =>
        readSearch(
          viewer,
          client,
          async (database): Promise<[SuggestedCode[], SuggestedKind[]]> => [
            await suggestedCodes(database, normaliseCode(query)),
            await suggestedKinds(database, query),
          ],
        ),
      ),
      suggestManufacturers(query, maxManufacturers, client),
    ]),
  );
  return { codes, manufacturers, kinds };
}

/** The most similar first. */
export async function listSimilarCodes(
  viewer: Viewer,
  query: string,
  client: Client = noClient,
): Promise<SuggestedCode[]> {
  const code = normaliseCode(query);
  if (code === "") {
    return [];
  }
  const find = () =>
    readSearch(viewer, client, (database) =>
      database.$queryRaw<FoundCode[]>(likeCodesStatement(code)),
    );
  const rows = await timedSearch("similar", () => limitSearch(client, find));
  return rows.map(asWritten);
}

// Otherwise one listing with many numbers would fill the list.
const entries = Prisma.sql`${forSale(entryColumns)} AND ${isNotStuffed}`;

const oneEntry = Prisma.sql`CROSS JOIN LATERAL (
  SELECT e.listing_id FROM listing_search e WHERE e.code = likely.code AND ${entries} ORDER BY e.code_kind, e.listing_id LIMIT 1
) entry`;

async function suggestedCodes(database: Database, code: string): Promise<SuggestedCode[]> {
  if (code.length < minTyped) {
    return [];
  }
  const starting = await database.$queryRaw<FoundCode[]>(startingCodesStatement(code));
  if (starting.length === maxCodes || code.length < minInside) {
    return starting.map(asWritten);
  }
  const nearby = await database.$queryRaw<FoundCode[]>(
    nearbyCodesStatement(code, maxCodes - starting.length),
  );
  return [...starting, ...nearby].map(asWritten);
}

// Caches which kinds are for sale, because frequent kinds take longest.
const forSaleForMs = 10 * 60_000;
const forSaleUntil = new Map<KindGroup, number>();

async function suggestedKinds(database: Database, query: string): Promise<SuggestedKind[]> {
  const isKnown = (kind: KindGroup) => (forSaleUntil.get(kind) ?? 0) > Date.now();
  const likely = findKindsBeginning(query, maxLikelyKinds);
  const unknown = likely.filter((kind) => !isKnown(kind));
  if (unknown.length > 0) {
    const terms = unknown.map((kind) => kind.terms);
    const found = await database.$queryRaw<{ place: number }[]>(kindsForSaleStatement(terms));
    for (const kind of found.flatMap(({ place }) => unknown[place] ?? [])) {
      forSaleUntil.set(kind, Date.now() + forSaleForMs);
    }
  }
  return likely
    .filter(isKnown)
    .slice(0, maxKinds)
    .map(({ names }) => names);
}

interface FoundCode {
  code: string;
  written: (string | null)[];
  manufacturer: string;
}

function asWritten({ code, written, manufacturer }: FoundCode): SuggestedCode {
  const own = written.find((one) => one !== null && normaliseCode(one) === code);
  return { code: own ?? code, manufacturer };
}

const maxLikely = 200;
// Codes with a shorter common beginning are neighbours by chance.
const minShared = 3;

/** Jumps through the index from code to code, however many listings each has. */
function startingCodesStatement(code: string): Prisma.Sql {
  const next = (behind: Prisma.Sql) => Prisma.sql`
    SELECT e.code, e.listing_id FROM listing_search e
    WHERE ${behind} AND e.code LIKE ${`${code}%`} AND ${entries} ORDER BY e.code, e.code_kind, e.listing_id LIMIT 1`;
  return Prisma.sql`${replanComment}
WITH RECURSIVE walk (code, listing_id) AS (
  (${next(Prisma.sql`e.code >= ${code}`)})
  UNION ALL
  SELECT following.code, following.listing_id FROM walk
  CROSS JOIN LATERAL (${next(Prisma.sql`e.code > walk.code`)}) following
)
${written(Prisma.sql`
  SELECT code, listing_id, row_number() OVER () AS place FROM (SELECT * FROM walk LIMIT ${maxCodes}) first`)}`;
}

function nearbyCodesStatement(code: string, limit: number): Prisma.Sql {
  return Prisma.sql`${replanComment}
WITH likely AS (
  SELECT code FROM (
    SELECT p.code FROM product_code p
    WHERE ${holdsTrigram(code)} AND p.code LIKE ${`%${code}%`} AND p.code NOT LIKE ${`${code}%`} LIMIT ${maxLikely}
  ) inside
  UNION SELECT p.code FROM product_code p
    WHERE search_deletes(p.code) COLLATE "C" && search_deletes(${code}) AND p.code NOT LIKE ${`${code}%`}
), best AS (
  SELECT likely.code, entry.listing_id FROM likely ${oneEntry}
  ORDER BY length(likely.code), likely.code LIMIT ${limit}
)
${written(Prisma.sql`SELECT code, listing_id, row_number() OVER (ORDER BY length(code), code) AS place FROM best`)}`;
}

function likeCodesStatement(code: string): Prisma.Sql {
  const beginning = code.slice(0, Math.max(minShared, Math.floor(code.length / 2)));
  const beside = (side: Prisma.Sql) => Prisma.sql`
    (SELECT e.code FROM listing_search e
      WHERE e.code LIKE ${`${beginning}%`} AND ${entries} AND ${side} LIMIT ${maxSimilar})`;
  return Prisma.sql`${replanComment}
WITH likely AS (
  SELECT code FROM (
    SELECT p.code FROM product_code p WHERE ${holdsCharacter(code)} AND p.code % ${code}
    ORDER BY similarity(p.code, ${code}) DESC LIMIT ${maxLikely}
  ) alike
  UNION SELECT p.code FROM product_code p WHERE search_deletes(p.code) COLLATE "C" && search_deletes(${code})
  UNION ${beside(Prisma.sql`e.code >= ${code} ORDER BY e.code`)}
  UNION ${beside(Prisma.sql`e.code < ${code} ORDER BY e.code DESC`)}
), best AS (
  SELECT * FROM (
    SELECT DISTINCT ON (entry.listing_id) likely.code, entry.listing_id, similarity(likely.code, ${code}) AS similarity
    FROM likely ${oneEntry}
    ORDER BY entry.listing_id, similarity DESC, likely.code
  ) one ORDER BY similarity DESC, code LIMIT ${maxSimilar}
)
${written(Prisma.sql`SELECT code, listing_id, row_number() OVER (ORDER BY similarity DESC, code) AS place FROM best`)}`;
}

function kindsForSaleStatement(kinds: string[][]): Prisma.Sql {
  const queries = kinds.map((terms) => terms.map(allWordsOf).join(" | "));
  const isForSale = (words: Prisma.Sql) => Prisma.sql`(SELECT count(*) > 0 FROM (
    SELECT FROM listing_words e WHERE e.words @@ ${words}::tsquery AND ${forSale(entryColumns)} LIMIT 1000) offer)`;
  return Prisma.sql`
SELECT kind.place::integer - 1 AS place FROM unnest(${queries}::text[]) WITH ORDINALITY kind (words, place)
CROSS JOIN (SELECT greatest((max(listing_id) >> 13) - 1, 0) AS mark FROM listing_words) newest
WHERE CASE WHEN ${isForSale(Prisma.sql`format('(%s) & ''#n%s''', kind.words, newest.mark)`)} THEN true
  ELSE ${isForSale(Prisma.sql`kind.words`)} END`;
}

function allWordsOf(term: string): string {
  const words = term.split(" ").map((word) => `'${word}'`);
  return `(${words.join(" & ")})`;
}

function written(found: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
SELECT found.code, l.mpn || l.alternate_product_codes || l.ean AS written, coalesce(target.name, m.name) AS manufacturer
FROM (${found}) found JOIN listing l ON l.id = found.listing_id JOIN manufacturer m ON m.id = l.manufacturer_id
LEFT JOIN manufacturer target ON target.id = m.merged_into_id
ORDER BY found.place`;
}
