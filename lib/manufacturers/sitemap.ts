import "server-only";
import { searchDb } from "@/lib/db/client";
import { forSale, listingColumns } from "@/lib/search/conditions";
import type { SitemapEntry } from "@/lib/site/sitemap-xml";
import { manufacturerHref } from "./rules";

/**
 * The pages of the verified manufacturers of which something is for sale, by their ids. A page counts as changed when
 * its newest part was listed.
 */
export async function listManufacturerEntries(): Promise<SitemapEntry[]> {
  const rows = await searchDb().$queryRaw<{ id: number; name: string; newest: Date }[]>`
    SELECT m.id, m.name, newest.created_at AS newest
    FROM manufacturer m CROSS JOIN LATERAL (
      SELECT max(first.created_at) AS created_at
      FROM manufacturer known CROSS JOIN LATERAL (
        SELECT l.created_at FROM listing l
        WHERE l.manufacturer_id = known.id
          AND ${forSale(listingColumns)}
        ORDER BY l.created_at DESC, l.id DESC LIMIT 1
      ) first
      WHERE known.id = m.id OR known.merged_into_id = m.id
    ) newest
    WHERE m.verified_at IS NOT NULL AND m.merged_into_id IS NULL AND newest.created_at IS NOT NULL
    ORDER BY m.id`;
  return rows.map(({ newest, ...manufacturer }) => ({
    path: manufacturerHref(manufacturer),
    hasEnglish: true,
    lastModified: newest.toISOString(),
  }));
}
