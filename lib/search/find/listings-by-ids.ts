import "server-only";
import { type Database, searchDb } from "@/lib/db/client";
import type { Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { listingFields, shapeListing } from "@/lib/listings/queries";
import { visibleTo } from "@/lib/stock/access";

/** The found listings as this viewer may see them, in the order of their ids. */
export async function listListingsByIds(
  viewer: Viewer,
  ids: number[],
  database: Database = searchDb(),
): Promise<Listing[]> {
  if (ids.length === 0) {
    return [];
  }
  const found = await database.listing.findMany({
    where: { id: { in: ids }, ...visibleTo(viewer) },
    select: listingFields(viewer),
    relationLoadStrategy: "join",
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => shapeListing(viewer, row));
}
