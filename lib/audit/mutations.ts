import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";

interface StatusChange {
  listingId?: number;
  transactionId?: number;
  /** Null or missing for something new. */
  from?: string | null;
  to: string;
}

/** Call it in the transaction of the change. */
export function recordStatusChange(
  tx: Database,
  actor: Member | null,
  change: StatusChange,
): Promise<void> {
  return recordStatusChanges(tx, actor, [change]);
}

/** A null actor means an automatic change. */
export async function recordStatusChanges(
  tx: Database,
  actor: Member | null,
  changes: StatusChange[],
): Promise<void> {
  const data = changes.map((change) => ({ ...change, actorUserId: actor?.userId }));
  await tx.statusChange.createMany({ data });
}

/** The trigger of `listing_identity_change` reads the actor from it. */
export async function actAs(tx: Database, { userId }: Member): Promise<void> {
  await tx.$executeRaw`SELECT set_config('lagerfund.actor', ${userId}, true)`;
}

interface PricedStock {
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
  quantity: number;
}

export interface SavedListing {
  listingId: number;
  before: PricedStock;
  after: PricedStock;
}

export async function recordListingChanges(
  tx: Database,
  actor: Member,
  saved: SavedListing[],
): Promise<void> {
  const data = saved.flatMap((listing) => changesOf(actor, listing));
  await tx.listingChange.createMany({ data });
}

function changesOf(actor: Member, { listingId, before, after }: SavedListing) {
  const compared = [
    { field: "PRICE_PER_PRODUCT", from: before.pricePerProductInCt, to: after.pricePerProductInCt },
    { field: "PRICE_FOR_BUNDLE", from: before.priceForBundleInCt, to: after.priceForBundleInCt },
    { field: "QUANTITY", from: before.quantity, to: after.quantity },
  ] as const;
  return compared
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ ...change, listingId, actorUserId: actor.userId }));
}
