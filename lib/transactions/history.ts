import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import { transactionsVisibleTo } from "./access";
import type { TransactionStatus } from "./schema";
import type { TransactionHistoryEntry } from "./transaction";

const maxEntries = 200;
const namedActor = { select: { id: true, username: true } } as const;

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
    select: {
      userId: true,
      sellerUserId: true,
      void: { select: { reason: true, createdAt: true, actor: namedActor } },
    },
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
      actor: namedActor,
    },
    orderBy: { id: "desc" },
    take: maxEntries,
  });
  const changes = rows.map(({ from, to, createdAt, actor }) => ({
    from: from as TransactionStatus | null,
    to: to as TransactionStatus,
    createdAt,
    by: sideOf(actor, transaction),
    actor: mayKnow(member, actor, transaction) ? actor : null,
    voidReason: null,
  }));
  return transaction.void ? [voidEntry(member, transaction.void), ...changes] : changes;
}

/** Nothing comes after it: a completed transaction changes no more. */
function voidEntry(
  member: Member,
  entry: { reason: string; createdAt: Date; actor: Actor | null },
): TransactionHistoryEntry {
  const { reason, createdAt, actor } = entry;
  const isKnown = member.isAdmin || actor?.id === member.userId;
  return {
    ...{ from: "COMPLETED", to: "COMPLETED", by: "administrator", createdAt },
    actor: isKnown ? actor : null,
    voidReason: reason,
  };
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
