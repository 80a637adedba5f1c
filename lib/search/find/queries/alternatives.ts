import "server-only";
import { searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/fields/viewer";
import { timedSearch } from "@/lib/observability/timed-search";
import { normaliseCode, searchCodesOf } from "@/lib/part-numbers/normalise";
import type { AlternativeListings } from "@/lib/search/alternatives-schema";
import { holdsCharacter, isNotStuffed } from "@/lib/search/statements";
import { visibleTo } from "@/lib/stock/access";
import { entryColumns, forSale } from "@/lib/stock/statements/visible-and-for-sale";
import { listListingsByIds } from "./listings-by-ids";

const maxEach = 4;

/**
 * Finds listings with one of its codes, then with a similar number; own listings too. Throws
 * NOT_FOUND.
 */
export async function listAlternativeListings(
  viewer: Viewer,
  listingId: number,
): Promise<AlternativeListings> {
  const listing = await searchDb().listing.findFirst({
    where: { id: listingId, ...visibleTo(viewer) },
    select: { mpn: true, ean: true, alternateProductCodes: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  const { mpn, ean, alternateProductCodes } = listing;
  const statement = alternativesStatement(
    listingId,
    searchCodesOf([mpn, ean, ...alternateProductCodes]),
    normaliseCode(mpn ?? alternateProductCodes[0] ?? ""),
  );
  const rows = await timedSearch("alternatives", () =>
    searchDb().$queryRaw<AlternativeRow[]>(statement),
  );
  const same = new Set(rows.filter((row) => row.is_same).map(({ id }) => id));
  const listings = await listListingsByIds(
    viewer,
    rows.map(({ id }) => id),
  );
  return {
    same: listings.filter(({ id }) => same.has(id)),
    similar: listings.filter(({ id }) => !same.has(id)),
  };
}

interface AlternativeRow {
  id: number;
  is_same: boolean;
}

const maxSimilarCodes = 100;

function alternativesStatement(listingId: number, codes: string[], likeness: string): Prisma.Sql {
  const others = Prisma.sql`e.listing_id <> ${listingId} AND ${forSale(entryColumns)} AND ${isNotStuffed}`;
  return Prisma.sql`${replanComment}
WITH same AS MATERIALIZED (
  SELECT e.listing_id AS id, min(e.code_kind) AS code_kind, max(e.created_at) AS created_at FROM listing_search e
  WHERE e.code = ANY(${codes}::text[]) AND ${others} GROUP BY 1 ORDER BY 2, 3 DESC, 1 DESC LIMIT ${maxEach}
), near AS MATERIALIZED (
  SELECT p.code, similarity(p.code, ${likeness}) AS similarity FROM product_code p
  WHERE ${holdsCharacter(likeness)} AND p.code % ${likeness} AND p.code <> ALL(${codes}::text[])
  ORDER BY 2 DESC, 1 LIMIT ${maxSimilarCodes}
), alike AS (
  SELECT e.listing_id AS id, min(e.code_kind) AS code_kind, max(near.similarity) AS similarity
  FROM near JOIN listing_search e ON e.code = near.code
  WHERE ${others} AND e.listing_id NOT IN (SELECT id FROM same) GROUP BY 1 ORDER BY 2, 3 DESC, 1 DESC LIMIT ${maxEach}
)
SELECT id, is_same FROM (
  SELECT id, true AS is_same, row_number() OVER (ORDER BY code_kind, created_at DESC, id DESC) AS place FROM same
  UNION ALL SELECT id, false, row_number() OVER (ORDER BY code_kind, similarity DESC, id DESC) FROM alike
) found ORDER BY is_same DESC, place`;
}
