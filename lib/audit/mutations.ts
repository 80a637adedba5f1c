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
  if (changes.length === 0) {
    return;
  }
  // createMany of a thousand rows stops the process for 100 ms.
  await tx.$executeRaw`
    INSERT INTO status_change (listing_id, transaction_id, actor_user_id, "from", "to", created_at)
    SELECT c."listingId", c."transactionId", ${actor?.userId}::uuid, c."from", c."to", clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c (
      "listingId" integer, "transactionId" integer, "from" text, "to" text
    )`;
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
  const changes = saved.flatMap(changesOf);
  if (changes.length === 0) {
    return;
  }
  await tx.$executeRaw`
    INSERT INTO listing_change (listing_id, actor_user_id, field, "from", "to", created_at)
    SELECT c."listingId", ${actor.userId}::uuid, c.field, c."from", c."to", clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c (
      "listingId" integer, field "ListingField", "from" integer, "to" integer
    )`;
}

function changesOf({ listingId, before, after }: SavedListing) {
  const compared = [
    { field: "PRICE_PER_PRODUCT", from: before.pricePerProductInCt, to: after.pricePerProductInCt },
    { field: "PRICE_FOR_BUNDLE", from: before.priceForBundleInCt, to: after.priceForBundleInCt },
    { field: "QUANTITY", from: before.quantity, to: after.quantity },
  ] as const;
  return compared.filter(({ from, to }) => from !== to).map((change) => ({ ...change, listingId }));
}
