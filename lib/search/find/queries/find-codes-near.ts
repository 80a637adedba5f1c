import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import { slipBetween, slips, slipsOf } from "@/lib/part-numbers/slips";
import { holdsCharacter, lastCharacter, withWords } from "@/lib/search/statements";

const maxNear = 200;
const maxAlike = 50;

/**
 * Codes one slip away, the likeliest first. Needs six characters, since shorter parts are in too
 * many codes.
 */
export async function findNearCodes(
  database: Database,
  code: string,
  words: string,
): Promise<{ near: string[]; isPart: boolean; isMentioned: boolean }> {
  // A LIMIT in the subqueries would make PostgreSQL walk through all codes.
  const rows = await database.$queryRaw<{ what: string; code: string }[]>`
    WITH holding AS MATERIALIZED (
      SELECT code FROM product_code WHERE code LIKE ${`%${code}%`} AND NOT starts_with(code, ${code})
    ), near AS MATERIALIZED (
      SELECT code FROM product_code WHERE search_deletes(code) COLLATE "C" && search_deletes(${code})
    ), alike AS MATERIALIZED (
      SELECT code FROM product_code WHERE code_skeleton(code) COLLATE "C" = code_skeleton(${code})
    )
    SELECT 'mention' AS what, '' AS code WHERE EXISTS (WITH ${withWords(Prisma.sql`${words}`)} SELECT FROM found_words)
    UNION ALL (SELECT 'part', '' FROM holding LIMIT 1)
    UNION ALL (SELECT 'near', code FROM near LIMIT ${maxNear}) UNION ALL (SELECT 'near', code FROM alike LIMIT ${maxNear})`;
  const of = (what: string) => rows.filter((row) => row.what === what).map((row) => row.code);
  const known = [...new Set(of("near"))].filter((one) => one !== code);
  const near = known.flatMap((one) => {
    const slip = slipBetween(code, one);
    return slip ? [{ code: one, place: slips.indexOf(slip) }] : [];
  });
  return {
    near: near
      .toSorted((one, other) => one.place - other.place || (one.code < other.code ? -1 : 1))
      .map((one) => one.code),
    isPart: of("part").length > 0,
    isMentioned: of("mention").length > 0,
  };
}

export async function findCodesBeginningNear(database: Database, code: string): Promise<string[]> {
  const rows = await database.$queryRaw<{ beginning: string; code: string }[]>`
    SELECT beginning, known.code FROM unnest(${slipsOf(code)}::text[]) beginning CROSS JOIN LATERAL (
      SELECT code FROM product_code WHERE code >= beginning AND code < beginning || ${lastCharacter} ORDER BY code LIMIT ${maxAlike}
    ) known LIMIT ${maxNear}`;
  const placed = rows.map((row) => {
    const slip = slipBetween(code, row.beginning);
    return { code: row.code, place: slip ? slips.indexOf(slip) : slips.length };
  });
  return placed.toSorted((one, other) => one.place - other.place).map((one) => one.code);
}

export async function findAlikeCodes(database: Database, code: string): Promise<string[]> {
  if (!holdsCharacter(code)) {
    return [];
  }
  const rows = await database.$queryRaw<{ code: string }[]>`${replanComment}
    SELECT code FROM product_code WHERE code % ${code} ORDER BY similarity(code, ${code}) DESC, code LIMIT ${maxAlike}`;
  return rows.map(({ code: known }) => known).filter((known) => known !== code);
}
