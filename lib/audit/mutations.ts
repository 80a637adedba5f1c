import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";

interface StatusChange {
  listingId?: number;
  transactionId?: number;
  /** Null or left out for what is new. */
  from?: string | null;
  to: string;
}

/** Adds a line to the append-only history, in the transaction of the change itself (contract §5). */
export function recordStatusChange(
  tx: Database,
  actor: Member | null,
  change: StatusChange,
): Promise<void> {
  return recordStatusChanges(tx, actor, [change]);
}

/** Adds lines to the history; without an actor the change followed by itself. */
export async function recordStatusChanges(
  tx: Database,
  actor: Member | null,
  changes: StatusChange[],
): Promise<void> {
  const data = changes.map((change) => ({ ...change, actorUserId: actor?.userId }));
  await tx.statusChange.createMany({ data });
}

/** Says who acts, for the lines that the database writes by itself in this transaction (`listing_identity_change`). */
export async function actAs(tx: Database, { userId }: Member): Promise<void> {
  await tx.$executeRaw`SELECT set_config('lagerfund.actor', ${userId}, true)`;
}

/** A listing's prices and quantity, as they stand in its row. */
interface PricedStock {
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
  quantity: number;
}

/** A listing's stored prices and quantity before and after a save. */
export interface SavedListing {
  listingId: number;
  before: PricedStock;
  after: PricedStock;
}

/** Adds a line for each of price and quantity that a save has changed. */
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
