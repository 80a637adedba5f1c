import "server-only";
import { searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import type { Manufacturer } from "../schema";
import { mostSimilar, plainLettersOf, shortestTwoSlips } from "../similar";

const namesAtOnce = 200;

/** Leaves out known names and those similar to none. */
export async function findSimilarManufacturers(
  names: readonly string[],
  { onlyVerified = false } = {},
): Promise<Map<string, Manufacturer>> {
  const similar = new Map<string, Manufacturer>();
  for (let start = 0; start < names.length; start += namesAtOnce) {
    const some = names.slice(start, start + namesAtOnce);
    const rows = await searchDb().$queryRaw<Candidate[]>(candidatesStatement(some, onlyVerified));
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    for (const [index, name] of some.entries()) {
      const meant = mostSimilar(name, byPlace.get(index + 1) ?? []);
      if (meant) {
        similar.set(name, { id: meant.id, name: meant.targetName });
      }
    }
  }
  return similar;
}

interface Candidate {
  place: number;
  id: number;
  name: string;
  /** The target's where the manufacturer was merged. */
  targetName: string;
}

// Two slips in a long name leave its beginning or its end intact.
const intactLetters = 4;
const candidatesOfName = 20;
// A file's cell may be longer than any name.
const longestLetters = 100;

function candidatesStatement(names: readonly string[], onlyVerified: boolean): Prisma.Sql {
  const letters = names.map((name) => plainLettersOf(normaliseManufacturerName(name)));
  return Prisma.sql`
WITH wanted AS MATERIALIZED (
  SELECT place::int AS id, letters FROM unnest(${letters}::text[]) WITH ORDINALITY AS asked (letters, place)
  WHERE length(letters) BETWEEN 2 AND ${longestLetters}
), known AS MATERIALIZED (
  SELECT m.id, m.name, target.id AS target_id, letters
  FROM manufacturer m JOIN manufacturer target ON target.id = COALESCE(m.merged_into_id, m.id)
  CROSS JOIN LATERAL (SELECT manufacturer_letters(m.normalised_name) AS letters) plain
  WHERE (NOT ${onlyVerified} OR target.verified_at IS NOT NULL) AND length(letters) BETWEEN (SELECT min(length(letters)) - 2 FROM wanted)
    AND (SELECT max(length(letters)) + 2 FROM wanted)
), candidate AS (
  SELECT w.id AS place, k.id FROM (${keysOf("wanted")}) w JOIN (${keysOf("known")}) k USING (key)
  UNION
  SELECT w.id, k.id FROM wanted w JOIN known k ON left(w.letters, ${intactLetters}::int) = left(k.letters, ${intactLetters}::int)
  WHERE ${isLong}
  UNION
  SELECT w.id, k.id FROM wanted w JOIN known k ON right(w.letters, ${intactLetters}::int) = right(k.letters, ${intactLetters}::int)
  WHERE ${isLong}
), ranked AS (
  SELECT place, target.id, known.name, target.name AS "targetName", target.verified_at IS NULL AS is_unverified,
    row_number() OVER (PARTITION BY place ORDER BY similarity(known.letters, wanted.letters) DESC, known.id) AS rank
  FROM candidate JOIN known USING (id) JOIN wanted ON wanted.id = place JOIN manufacturer target ON target.id = target_id
)
SELECT place, id, name, "targetName" FROM ranked WHERE rank <= ${candidatesOfName} ORDER BY place, is_unverified, rank`;
}

/** Names one slip apart share a key, because each key leaves one letter out. */
function keysOf(table: "wanted" | "known"): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT id, overlay(letters PLACING '' FROM place FOR 1) AS key
    FROM ${Prisma.raw(table)} CROSS JOIN generate_series(1, length(letters) + 1) AS place`;
}

const isLong = Prisma.sql`length(k.letters) >= ${shortestTwoSlips} AND abs(length(k.letters) - length(w.letters)) <= 2`;
