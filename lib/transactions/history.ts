import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import { transactionsVisibleTo } from "./access";
import type { TransactionStatus } from "./schema";
import type { TransactionHistoryEntry } from "./transaction";

const maxEntries = 200;

interface Parties {
  userId: string;
  sellerUserId: string;
}

interface Actor {
  id: string;
  username: string;
}

/**
 * What happened to a transaction, newest first, by whom and when (contract §5); the last 200 lines. For its buyer, the
 * owner of the listing and administrators. Throws NOT_FOUND for anybody else.
 */
export async function listTransactionHistory(
  member: Member,
  id: number,
): Promise<TransactionHistoryEntry[]> {
  const transaction = await db().transaction.findFirst({
    where: { id, ...transactionsVisibleTo(member) },
    select: { userId: true, sellerUserId: true },
  });
  if (!transaction) {
    throw new AppError("NOT_FOUND");
  }
  const rows = await db().statusChange.findMany({
    where: { transactionId: id },
    select: {
      from: true,
      to: true,
      createdAt: true,
      actor: { select: { id: true, username: true } },
    },
    orderBy: { id: "desc" },
    take: maxEntries,
  });
  return rows.map(({ from, to, createdAt, actor }) => ({
    from: from as TransactionStatus | null,
    to: to as TransactionStatus,
    createdAt,
    by: sideOf(actor, transaction),
    actor: mayKnow(member, actor, transaction) ? actor : null,
  }));
}

function sideOf(actor: Actor | null, parties: Parties): TransactionHistoryEntry["by"] {
  if (!actor) {
    return "system";
  }
  if (actor.id === parties.userId) {
    return "buyer";
  }
  return actor.id === parties.sellerUserId ? "seller" : "administrator";
}

/** Who acted is known to themselves and to administrators; the seller knows the buyer (contract §4). */
function mayKnow(member: Member, actor: Actor | null, parties: Parties): boolean {
  const isOwn = actor?.id === member.userId;
  const isSellersBuyer = member.userId === parties.sellerUserId && actor?.id === parties.userId;
  return member.isAdmin || isOwn || isSellersBuyer;
}
