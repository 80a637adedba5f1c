import { db } from "@/lib/db/client";
import type { Acknowledged } from "@/tests/load/traffic/plan";

/** What was answered with success and is not in the database: nothing, it is to be hoped. */
export async function lostWrites(acknowledged: Acknowledged): Promise<string[]> {
  const { listings, prices, statuses, documents } = acknowledged;
  const stored = await db().listing.findMany({
    where: { id: { in: [...listings.map(({ id }) => id), ...prices.map(([id]) => id)] } },
    select: { id: true, mpn: true, pricePerProductInCt: true },
  });
  const byId = new Map(stored.map((listing) => [listing.id, listing]));
  const changes = await db().statusChange.findMany({
    where: { transactionId: { in: statuses.map(({ transactionId }) => transactionId) } },
    select: { transactionId: true, to: true },
  });
  const history = new Set(changes.map(({ transactionId, to }) => `${transactionId} ${to}`));
  const files = await db().document.findMany({
    where: { id: { in: documents } },
    select: { id: true },
  });
  const kept = new Set(files.map(({ id }) => id));
  return [
    ...listings
      .filter(({ id, mpn }) => byId.get(id)?.mpn !== mpn)
      .map(({ id, mpn }) => `listing ${id} ${mpn}`),
    ...prices
      .filter(([id, price]) => byId.get(id)?.pricePerProductInCt !== price)
      .map(([id, price]) => `price ${price} of listing ${id}`),
    ...statuses
      .filter(({ transactionId, to }) => !history.has(`${transactionId} ${to}`))
      .map(({ transactionId, to }) => `status ${to} of transaction ${transactionId}`),
    ...documents.filter((id) => !kept.has(id)).map((id) => `document ${id}`),
  ];
}
