import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { aliasKeyOf, normaliseManufacturerName } from "./rules";

interface ManufacturerWindow {
  onlyVerified: boolean;
  limit: number;
  offset: number;
}

export interface Matching extends ManufacturerWindow {
  query: string;
}

/** Whether anybody can see a listing of the manufacturer (contract §4). */
function isListed(id: Prisma.Sql): Prisma.Sql {
  // With its LIMIT it is asked of one manufacturer after the other: a join would read all listings for one page.
  return Prisma.sql`(
    SELECT true FROM listing l WHERE l.manufacturer_id = ${id} AND l.status IN ('ACTIVE', 'RESERVED', 'SOLD')
      AND NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = l.id)
    LIMIT 1
  )`;
}

/** By name, verified ones first. Each half reads its own order, and no further than the page. */
export function listStatement({ onlyVerified, limit, offset }: ManufacturerWindow): Prisma.Sql {
  const half = (condition: Prisma.Sql, place: number) => Prisma.sql`(
    SELECT m.id, m.name, ${place}::int AS place FROM manufacturer m
    WHERE m.merged_into_id IS NULL AND ${condition} ORDER BY m.name, m.id LIMIT ${limit + offset}
  )`;
  const verified = half(Prisma.sql`m.verified_at IS NOT NULL`, 0);
  const others = half(Prisma.sql`m.verified_at IS NULL AND ${isListed(Prisma.sql`m.id`)}`, 1);
  const halves = onlyVerified ? verified : Prisma.sql`${verified} UNION ALL ${others}`;
  return Prisma.sql`
    SELECT id, name FROM (${halves}) listed ORDER BY place, name, id LIMIT ${limit} OFFSET ${offset}`;
}

// "SIEMENS A", on the way to "Siemens AG", still finds Siemens; "ab" does not find a maker named "A".
const shortestStem = 3;
// Schrader Bellows is Parker: with fewer letters nobody sees why.
const shortestAliasBeginning = 5;

/**
 * Manufacturers by normalised name: the same, then beginning with the query or sought by it ("SEW"), then containing it
 * or sought by what begins so, then those that the query begins with; verified ones first in each. One that was merged
 * into another leads to that one.
 */
export function matchesStatement(matching: Matching): Prisma.Sql {
  const wanted = normaliseManufacturerName(matching.query);
  const alias = aliasKeyOf(wanted);
  const byName = rankedByName(Prisma.sql`CASE
        WHEN ${wanted} = '' THEN NULL
        WHEN normalised_name = ${wanted} THEN 0
        WHEN starts_with(normalised_name, ${wanted}) THEN 1
        WHEN strpos(normalised_name, ${wanted}) > 0 THEN 2
        WHEN length(normalised_name) >= ${shortestStem} AND starts_with(${wanted}, normalised_name) THEN 3
      END`);
  return rankedStatement(
    matching,
    Prisma.sql`${byName} UNION ALL
    SELECT COALESCE(m.merged_into_id, m.id), CASE WHEN a.folded = ${alias} THEN 1 ELSE 2 END
    FROM manufacturer_alias a JOIN manufacturer m ON m.id = a.manufacturer_id
    WHERE a.origin <> 'OFF' AND (a.folded = ${alias}
      OR length(${alias}) >= ${shortestAliasBeginning} AND a.folded >= ${alias} AND a.folded < ${`${alias}\u{10ffff}`})`,
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
    rankedByName(Prisma.sql`CASE
        WHEN ${wanted.length >= shortestAlike} AND similarity(normalised_name, ${wanted}) >= ${leastAlike}
        THEN -similarity(normalised_name, ${wanted})
      END`),
  );
}

function rankedByName(rank: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT COALESCE(merged_into_id, id) AS target_id, rank FROM manufacturer
    CROSS JOIN LATERAL (SELECT ${rank} AS rank) AS match WHERE rank IS NOT NULL`;
}

/**
 * Those of `ranks`, each `target_id` with its `rank`, the lowest first, verified ones first in each; one that was merged into another as that one. OFFSET 0 has
 * listings looked for in that order, so no further than the page.
 */
function rankedStatement({ onlyVerified, limit, offset }: Matching, ranks: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT id, name FROM (
    SELECT target.id, target.name, target.verified_at
    FROM (${ranks}) AS match JOIN manufacturer AS target ON target.id = match.target_id
    WHERE NOT ${onlyVerified} OR target.verified_at IS NOT NULL
    GROUP BY target.id
    ORDER BY min(match.rank), target.verified_at IS NULL, target.name, target.id
    OFFSET 0
    ) ranked WHERE verified_at IS NOT NULL OR ${isListed(Prisma.sql`ranked.id`)}
    LIMIT ${limit} OFFSET ${offset}`;
}
