import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { visibleTo } from "@/lib/listings/access";
import type { Member } from "@/lib/operations/viewer";
import { transactionsVisibleTo } from "./access";
import { maxOfListing } from "./schema";
import { shapeTransaction, transactionFields } from "./shape";
import type { Transaction } from "./transaction";

/** One transaction for its buyer, the owner of the listing and administrators. Throws NOT_FOUND for anybody else. */
export async function getTransaction(member: Member, id: number): Promise<Transaction> {
  const row = await db().transaction.findFirst({
    where: { id, ...transactionsVisibleTo(member) },
    select: transactionFields,
  });
  if (!row) {
    throw new AppError("NOT_FOUND");
  }
  return shapeTransaction(member, row);
}

/**
 * The newest transactions of a listing, at most `maxOfListing`: all for its owner and administrators, else the member's
 * own (spec §6). Throws NOT_FOUND.
 */
export async function listTransactionsOfListing(
  member: Member,
  listingId: number,
): Promise<Transaction[]> {
  const listing = await db().listing.findFirst({
    where: { id: listingId, ...visibleTo(member) },
    select: { id: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  const rows = await db().transaction.findMany({
    where: { listingId, ...transactionsVisibleTo(member) },
    select: transactionFields,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: maxOfListing,
  });
  return rows.map((row) => shapeTransaction(member, row));
}
