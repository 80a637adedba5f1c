import { Prisma } from "@/lib/db/generated/client";
import { plannedAnew } from "@/lib/db/planned-anew";
import { holdsCharacter } from "./trigrams";

export interface AlternativeRow {
  id: number;
  is_same: boolean;
}

interface AlternativesQuestion {
  listingId: number;
  /** Normalised codes of the listing. */
  codes: string[];
  /** The normalised code that others are to be like; empty finds none. */
  likeness: string;
  /** What may be found, as a condition on `listing_search e`. */
  entries: Prisma.Sql;
  /** Of each kind. */
  limit: number;
}

const maxSimilarCodes = 100;

/**
 * Other listings that carry one of the codes, newest first, and those with a similar one, most similar first; those whose
 * own number it is before those that name it as an alternate.
 */
export function alternativesStatement(question: AlternativesQuestion): Prisma.Sql {
  const { listingId, codes, likeness, entries, limit } = question;
  const others = Prisma.sql`e.listing_id <> ${listingId} AND ${entries}`;
  return Prisma.sql`${plannedAnew}
WITH same AS MATERIALIZED (
  SELECT e.listing_id AS id, min(e.code_kind) AS code_kind, max(e.created_at) AS created_at FROM listing_search e
  WHERE e.code = ANY(${codes}::text[]) AND ${others} GROUP BY 1 ORDER BY 2, 3 DESC, 1 DESC LIMIT ${limit}
), near AS MATERIALIZED (
  SELECT p.code, similarity(p.code, ${likeness}) AS similarity FROM product_code p
  WHERE ${holdsCharacter(likeness)} AND p.code % ${likeness} AND p.code <> ALL(${codes}::text[])
  ORDER BY 2 DESC, 1 LIMIT ${maxSimilarCodes}
), alike AS (
  SELECT e.listing_id AS id, min(e.code_kind) AS code_kind, max(near.similarity) AS similarity
  FROM near JOIN listing_search e ON e.code = near.code
  WHERE ${others} AND e.listing_id NOT IN (SELECT id FROM same) GROUP BY 1 ORDER BY 2, 3 DESC, 1 DESC LIMIT ${limit}
)
SELECT id, is_same FROM (
  SELECT id, true AS is_same, row_number() OVER (ORDER BY code_kind, created_at DESC, id DESC) AS place FROM same
  UNION ALL SELECT id, false, row_number() OVER (ORDER BY code_kind, similarity DESC, id DESC) FROM alike
) found ORDER BY is_same DESC, place`;
}
