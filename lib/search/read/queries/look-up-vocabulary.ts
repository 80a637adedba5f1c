import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { wordDistance } from "@/lib/part-numbers/edit-distance";
import { stemOf } from "@/lib/search/read/words-and-measures";
import { lastCharacter, withWords } from "@/lib/search/statements";

export interface Vocabulary {
  /** Keys are normalised codes. */
  codes: Map<string, "exact" | "beginning">;
  /** Folded terms with the words that contain their stem, the shortest first. */
  holding: Map<string, string[]>;
  /** Unknown folded terms with the words one slip away. */
  near: Map<string, string[]>;
  newestId: number;
  names: string[];
}

export interface Lookup {
  codes: string[];
  terms: string[];
  names: string[];
}

const maxHolding = 150;
const maxNear = 100;
const minInside = 4;
const minSlipLength = 5;

export async function lookUpVocabulary(
  database: Database,
  { codes, terms, names }: Lookup,
): Promise<Vocabulary> {
  const stems = terms.map(stemOf);
  const rows = await database.$queryRaw<{ what: string; key: string; found: string[] }[]>`
    SELECT CASE WHEN EXISTS (SELECT FROM product_code WHERE code = span) THEN 'exact' ELSE 'beginning' END AS what,
      span AS key, ARRAY[]::text[] AS found
    FROM unnest(${codes}::text[]) span
    WHERE EXISTS (SELECT FROM product_code WHERE code >= span AND code < span || ${lastCharacter})
    UNION ALL
    SELECT 'holding', term, ARRAY(
      SELECT word FROM search_word WHERE word LIKE pattern ORDER BY length(word), word LIMIT ${maxHolding}
    ) FROM ${patternsOf(terms, stems)}
    UNION ALL
    SELECT 'near', term, ARRAY(
      WITH alike AS MATERIALIZED (
        SELECT word FROM search_word WHERE search_deletes(word) COLLATE "C" && search_deletes(term)
      ) SELECT word FROM alike LIMIT ${maxNear}
    ) FROM unnest(${terms}::text[], ${stems}::text[]) AS typed (term, stem)
    WHERE length(term) >= ${minSlipLength}
      AND NOT EXISTS (SELECT FROM search_word WHERE word >= stem AND word < stem || ${lastCharacter})
    UNION ALL
    SELECT 'name', name, ARRAY[]::text[] FROM unnest(${names}::text[]) name
    WHERE EXISTS (WITH ${withWords(Prisma.sql`quote_literal(name)`)} SELECT FROM found_words)
    UNION ALL
    SELECT 'newest', coalesce(max(listing_id), 0)::text, ARRAY[]::text[] FROM listing_words`;
  const of = (what: string) => rows.filter((row) => row.what === what);
  return {
    codes: new Map([
      ...of("beginning").map(({ key }) => [key, "beginning"] as const),
      ...of("exact").map(({ key }) => [key, "exact"] as const),
    ]),
    holding: new Map(of("holding").map(({ key, found }) => [key, found])),
    near: new Map(of("near").map(({ key, found }) => [key, nearest(key, found)])),
    newestId: Number(of("newest")[0]?.key ?? 0),
    names: of("name").map(({ key }) => key),
  };
}

// Three letters match only the beginning of a word.
function patternsOf(terms: string[], stems: string[]): Prisma.Sql {
  const patterns = stems.map((stem) => `${stem.length < minInside ? "" : "%"}${stem}%`);
  return Prisma.sql`unnest(${terms}::text[], ${patterns}::text[]) AS typed (term, pattern)`;
}

function nearest(term: string, words: string[]): string[] {
  return words.filter((word) => wordDistance(term, word, 1) === 1);
}
