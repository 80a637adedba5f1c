import "server-only";
import { Prisma } from "@/lib/db/generated/client";

// Of shorter names anything is a slip away from anything.
const shortestAlike = 5;
const shortestSharedBeginning = 8;
const sharedBeginning = 6;
const leastAlike = 0.4;
// Longer names are compared by their first letters and their beginnings.
const slipsWithin = 24;
// What so many names share tells nothing of two of them.
const maxSharing = 200;

/**
 * Pairs of manufacturers that may be one, the most alike first, those told apart left out. Candidates share their
 * letters, their letters but one, or the first six of them; or one is the other's first words. Compared each with each
 * by the trigram index, 20,000 names took 80 s (docs/decisions/0028-manufacturers.md).
 */
export function doublesStatement(limit: number): Prisma.Sql {
  return Prisma.sql`
WITH maker AS MATERIALIZED (
  SELECT id, name, normalised_name AS plain, ${lettersOf(Prisma.sql`normalised_name`)} AS letters
  FROM manufacturer WHERE merged_into_id IS NULL
), key AS (
  SELECT id, hashtextextended(letters, 0) AS key FROM maker
  UNION ALL
  SELECT id, hashtextextended(overlay(letters PLACING '' FROM place FOR 1), 0)
  FROM maker CROSS JOIN generate_series(1, ${slipsWithin}::int) place
  WHERE length(letters) >= ${shortestAlike} AND place <= length(letters)
  UNION ALL
  SELECT id, hashtextextended(left(letters, ${sharedBeginning}::int), 1) FROM maker
  WHERE length(letters) >= ${shortestSharedBeginning}
), beginning AS (
  SELECT m.id, left(m.plain, length(regexp_replace(array_to_string(words[1:n], ''), '[[:punct:]]', '', 'g'))) AS plain
  FROM maker m
  CROSS JOIN LATERAL (SELECT regexp_split_to_array(m.name, '[[:space:],/&+-]+') AS words) split
  CROSS JOIN LATERAL generate_series(1, cardinality(words) - 1) n
), candidate AS (
  SELECT one, other, false AS begins
  FROM (SELECT array_agg(id) AS ids FROM key GROUP BY key HAVING count(*) BETWEEN 2 AND ${maxSharing}) sharing
  CROSS JOIN LATERAL unnest(ids) one CROSS JOIN LATERAL unnest(ids) other WHERE one < other
  UNION ALL
  SELECT least(long.id, short.id), greatest(long.id, short.id), true
  FROM beginning long JOIN maker short ON short.plain = long.plain AND short.id <> long.id
  WHERE length(short.plain) >= 2
), pair AS (
  SELECT one, other, bool_or(begins) AS begins FROM candidate GROUP BY one, other
)
SELECT pair.one, pair.other,
  CASE WHEN a.letters = b.letters THEN 'letters' WHEN pair.begins THEN 'beginning' ELSE 'alike' END AS likeness
FROM pair JOIN maker a ON a.id = pair.one JOIN maker b ON b.id = pair.other
WHERE (pair.begins OR similarity(a.letters, b.letters) >= ${leastAlike}) AND NOT EXISTS (
  SELECT FROM manufacturer_distinction d WHERE d.one_id = pair.one AND d.other_id = pair.other
)
ORDER BY similarity(a.letters, b.letters) DESC, pair.one, pair.other LIMIT ${limit}`;
}

const accented = "áàâãåçéèêëíìîïñóòôõøúùûýž";
const bare = "aaaaaceeeeiiiinooooouuuyz";

/** "weidmüller" and "weidmueller" are the same letters. */
export function lettersOf(name: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`translate(
    replace(replace(replace(replace(${name}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), ${accented}, ${bare})`;
}
