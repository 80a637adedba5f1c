import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { visibleTo } from "@/lib/listings/access";
import { maxInteger, type Page, pageCount } from "@/lib/operations/fields";
import type { Member } from "@/lib/operations/viewer";
import { transactionsVisibleTo } from "./access";
import type { TransactionFilter, TransactionRole } from "./schema";
import { shapeTransaction, transactionFields } from "./shape";
import type { Transaction } from "./transaction";

const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const satisfies object[];

/** A listing's transactions: all for its owner and administrators, else the member's own. Throws NOT_FOUND. */
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
    orderBy: [...newestFirst],
  });
  return rows.map((row) => shapeTransaction(member, row));
}

/** A page of a user's transactions, newest first (spec §2.9, contract §2). */
export async function listTransactionsOfUser(
  member: Member,
  userId: string,
  filter: TransactionFilter,
): Promise<Page<Transaction>> {
  const where = { ...inRole(userId, filter.role), status: filter.status ?? undefined };
  const [rows, totalCount] = await Promise.all([
    db().transaction.findMany({
      where,
      select: transactionFields,
      orderBy: [...newestFirst],
      skip: Math.min((filter.page - 1) * filter.pageSize, maxInteger),
      take: filter.pageSize,
    }),
    db().transaction.count({ where }),
  ]);
  return {
    data: rows.map((row) => shapeTransaction(member, row)),
    totalPages: pageCount(totalCount, filter.pageSize),
    totalCount,
  };
}

function inRole(userId: string, role: TransactionRole): Prisma.TransactionWhereInput {
  const bought = { userId };
  const sold = { listing: { ownerUserId: userId } };
  if (role === "all") {
    return { OR: [bought, sold] };
  }
  return role === "buyer" ? bought : sold;
}
