import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/operations/viewer";
import { visibleTo } from "./access";
import type { Listing } from "./listing";
import { listingFields, shapeListing } from "./shape";

/** The listing as this viewer may see it (contract §4). Throws NOT_FOUND when missing or not visible. */
export async function getListing(viewer: Viewer, listingId: number): Promise<Listing> {
  const row = await db().listing.findFirst({
    where: { id: listingId, ...visibleTo(viewer) },
    select: listingFields(viewer),
  });
  if (!row) {
    throw new AppError("NOT_FOUND");
  }
  return shapeListing(viewer, row);
}
