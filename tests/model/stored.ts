import { db } from "@/lib/db/client";
import type { World } from "./world";

/** Everything that the database holds of a story, in one order: what a refusal must leave as it was. */
export async function storedOf({ listings, documents }: World) {
  const ids = listings.map(({ id }) => id);
  const ofListings = { where: { listingId: { in: ids } } };
  const [rows, files, transactions, statusChanges, changes, entries] = await Promise.all([
    db().listing.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } }),
    db().document.findMany({
      where: { id: { in: documents.map(({ id }) => id) } },
      orderBy: [{ listingId: "asc" }, { position: "asc" }, { id: "asc" }],
    }),
    db().transaction.findMany({ ...ofListings, orderBy: { id: "asc" } }),
    db().statusChange.findMany({
      where: { OR: [ofListings.where, { transaction: ofListings.where }] },
      orderBy: { id: "asc" },
    }),
    db().listingChange.findMany({ ...ofListings, orderBy: { id: "asc" } }),
    db().listingSearch.findMany({
      ...ofListings,
      orderBy: [{ listingId: "asc" }, { code: "asc" }],
    }),
  ]);
  return { rows, files, transactions, statusChanges, changes, entries };
}

export type Stored = Awaited<ReturnType<typeof storedOf>>;
export type StoredListing = Stored["rows"][number];
