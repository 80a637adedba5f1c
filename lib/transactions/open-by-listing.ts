import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { openStatuses } from "./rules";
import { transactionStatus } from "./schema";

/** What a seller is told of a trade before its listing is paused or deleted (contract §5). */
export const openTransaction = z.object({
  quantity: z.int(),
  status: transactionStatus,
  buyer: z.object({ username: z.string() }),
});
export type OpenTransaction = z.output<typeof openTransaction>;

export async function listOpenTransactions(
  sellerUserId: string,
): Promise<Map<number, OpenTransaction[]>> {
  const open = await db().transaction.findMany({
    where: { sellerUserId, status: { in: [...openStatuses] } },
    select: { listingId: true, quantity: true, status: true, user: { select: { username: true } } },
    orderBy: { id: "desc" },
  });
  const byListing = new Map<number, OpenTransaction[]>();
  for (const { listingId, quantity, status, user: buyer } of open) {
    byListing.set(listingId, [...(byListing.get(listingId) ?? []), { quantity, status, buyer }]);
  }
  return byListing;
}
