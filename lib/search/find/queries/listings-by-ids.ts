import "server-only";
import { type Database, searchDb } from "@/lib/db/client";
import type { Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { listingFields, shapeListing } from "@/lib/listings/queries";
import { visibleTo } from "@/lib/stock/access";

/** Keeps the order of the ids and leaves out what the viewer may not see. */
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
