import "server-only";
import type { Database } from "@/lib/db/client";
import { wordDistance } from "@/lib/part-numbers/edit-distance";

export interface AliasMatch {
  span: string;
  /** The target's where the manufacturer was merged, as are name and verification. */
  manufacturerId: number;
  name: string;
  isVerified: boolean;
  /** The whole name without legal form, also of a merged manufacturer. */
  isWhole: boolean;
  isSlip: boolean;
}

const maxSpans = 60;
// Verified and whole names come first, so that nobody can hide them behind similar ones.
const maxOfSpan = 50;
const shortestSlip = 4;

/** Uses the first 60 spans, which are alias keys (`aliasKeyOf`). */
export async function findManufacturersByAliases(
  database: Database,
  spans: readonly string[],
): Promise<AliasMatch[]> {
  const asked = [...new Set(spans)].filter((span) => span !== "").slice(0, maxSpans);
  if (asked.length === 0) {
    return [];
  }
  const rows = await database.$queryRaw<FoundAlias[]>`
WITH asked AS MATERIALIZED (SELECT span FROM unnest(${asked}::text[]) span),
exact AS MATERIALIZED (
  SELECT span, found.* FROM asked CROSS JOIN LATERAL (
    SELECT manufacturer_id, folded, is_whole, is_verified FROM manufacturer_alias
    WHERE folded = span AND origin <> 'OFF'
    ORDER BY is_verified DESC, is_whole DESC, manufacturer_id LIMIT ${maxOfSpan}::int
  ) found
), found AS (
  SELECT * FROM exact
  UNION ALL
  SELECT span, alike.* FROM asked CROSS JOIN LATERAL (
    WITH near AS MATERIALIZED (
      SELECT manufacturer_id, folded, is_whole, is_verified FROM manufacturer_alias
      WHERE search_deletes(folded) && search_deletes(span)
        AND is_verified AND origin <> 'OFF' AND length(folded) >= 5 AND folded !~ '[0-9]'
    ) SELECT * FROM near LIMIT ${maxOfSpan}::int
  ) alike
  WHERE length(span) >= ${shortestSlip}::int AND span !~ '[0-9]' AND NOT EXISTS (SELECT FROM exact e WHERE e.span = asked.span AND e.is_verified)
)
SELECT span, folded, is_whole AS "isWhole", target.id AS "manufacturerId", target.name,
  target.verified_at IS NOT NULL AS "isVerified"
FROM found JOIN manufacturer known ON known.id = manufacturer_id
JOIN manufacturer target ON target.id = coalesce(known.merged_into_id, known.id)
ORDER BY span, folded <> span, is_whole DESC, target.id`;
  const near = rows.filter(({ span, folded }) => wordDistance(span, folded, 1) <= 1);
  // A merged manufacturer and its target may share an alias.
  const byTarget = Map.groupBy(near, ({ manufacturerId, span }) => `${manufacturerId} ${span}`);
  return [...byTarget.values()]
    .flatMap(([first]) => first ?? [])
    .map(({ folded, ...row }) => ({ ...row, isSlip: folded !== row.span }));
}

interface FoundAlias extends Omit<AliasMatch, "isSlip"> {
  folded: string;
}
