import "server-only";
import type { Database } from "@/lib/db/client";

/** One after the other for all that change which documents a listing has. */
export async function lockListing(tx: Database, listingId: number | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM listing WHERE id = ${listingId} FOR NO KEY UPDATE`;
}

/** A listing's documents in the order in which they are shown. */
export function listAttached(tx: Database, listingId: number) {
  return tx.document.findMany({
    where: { listingId },
    select: { id: true, type: true },
    orderBy: { position: "asc" },
  });
}
