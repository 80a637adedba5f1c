import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { normaliseManufacturerName } from "./rules";

export interface Matching {
  query: string;
  onlyVerified: boolean;
  limit: number | null;
}

// "SIEMENS A", on the way to "Siemens AG", still finds Siemens; "ab" does not find a maker named "A".
const shortestStem = 3;

/**
 * Manufacturers by normalised name: the same, then beginning with the query, then containing it, then those that the
 * query begins with; verified ones first in each. One that was merged into another leads to that one.
 */
export function matchesStatement(matching: Matching): Prisma.Sql {
  const wanted = normaliseManufacturerName(matching.query);
  return rankedStatement(
    matching,
    Prisma.sql`CASE
        WHEN ${wanted} = '' THEN NULL
        WHEN known.normalised_name = ${wanted} THEN 0
        WHEN starts_with(known.normalised_name, ${wanted}) THEN 1
        WHEN strpos(known.normalised_name, ${wanted}) > 0 THEN 2
        WHEN length(known.normalised_name) >= ${shortestStem}
          AND starts_with(${wanted}, known.normalised_name) THEN 3
      END`,
  );
}

// "Siemes" is Siemens; of shorter words anything is like anything.
const shortestAlike = 4;
const leastAlike = 0.45;

/** Manufacturers whose normalised name is like a mistyped one, the most similar first; merged ones lead on. */
export function alikeStatement(matching: Matching): Prisma.Sql {
  const wanted = normaliseManufacturerName(matching.query);
  return rankedStatement(
    matching,
    Prisma.sql`CASE
        WHEN ${wanted.length >= shortestAlike} AND similarity(known.normalised_name, ${wanted}) >= ${leastAlike}
        THEN -similarity(known.normalised_name, ${wanted})
      END`,
  );
}

/** Those of a rank, the lowest first, verified ones first in each; one that was merged into another as that one. */
function rankedStatement({ onlyVerified, limit }: Matching, rank: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT target.id, target.name
    FROM manufacturer AS known
    JOIN manufacturer AS target ON target.id = COALESCE(known.merged_into_id, known.id)
    CROSS JOIN LATERAL (SELECT ${rank} AS rank) AS match
    WHERE match.rank IS NOT NULL AND (NOT ${onlyVerified} OR target.verified_at IS NOT NULL)
    GROUP BY target.id
    ORDER BY min(match.rank), target.verified_at IS NULL, target.name, target.id
    LIMIT ${limit}`;
}
