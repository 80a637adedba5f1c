import "server-only";
import type { Database } from "@/lib/db/client";

/** Locks in the order of ids, so that no two callers deadlock. */
export async function lockListings(tx: Database, listingIds: number[]): Promise<void> {
  const ids = [...new Set(listingIds)];
  await tx.$queryRaw`SELECT id FROM listing WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
}
