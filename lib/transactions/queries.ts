import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";
import type { Member } from "@/lib/fields/viewer";
import { visibleTo } from "@/lib/stock/access";
import { transactionsVisibleTo } from "./access";
import { openStatuses } from "./rules";
import {
  maxOfListing,
  type TransactionFilterStatus,
  type TransactionRole,
  transactionStatus,
} from "./schema";
import type {
  Transaction,
  TransactionExportPage,
  TransactionHistoryEntry,
  TransactionPage,
} from "./transaction";
import { shapeTransaction, transactionFields } from "./transaction-for-viewer";
import type { TransactionStatus } from "./transaction-status";

/** Throws NOT_FOUND. */
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

/** The newest `maxOfListing`. Throws NOT_FOUND. */
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

export type Scope = "everybody" | { userId: string; role: TransactionRole };

type Status = TransactionFilterStatus | null | undefined;

interface Walk {
  scope: Scope;
  status?: Status;
  after?: number | null | undefined;
}

const exportPageSize = 500;
const newestFirst = Prisma.sql`ORDER BY created_at DESC, id DESC`;

/** Newest first. The total is capped at 10,001. */
export async function listTransactions(
  member: Member,
  scope: Scope,
  { status, ...paging }: { status?: Status; page: number; pageSize: number },
): Promise<TransactionPage> {
  const { limit, offset } = limitAndOffset(paging);
  const walk = { scope, status };
  const [ids, totalCount] = await Promise.all([listIds(walk, limit, offset), countIds(walk)]);
  return cappedPage(await rowsInOrder(member, ids), totalCount, paging.pageSize);
}

/** Newest first. New transactions do not shift the pages. */
export async function listTransactionsForExport(
  member: Member,
  walk: Walk,
): Promise<TransactionExportPage> {
  const ids = await listIds(walk, exportPageSize);
  return {
    rows: await rowsInOrder(member, ids),
    next: ids.length === exportPageSize ? (ids.at(-1) ?? null) : null,
  };
}

async function listIds(walk: Walk, limit: number, offset = 0): Promise<number[]> {
  const walks = conditionsOf(walk).map(
    (condition) => Prisma.sql`
(SELECT id, created_at FROM "transaction" WHERE ${condition} ${newestFirst} LIMIT ${offset + limit})`,
  );
  const rows = await db().$queryRaw<{ id: number }[]>`
SELECT id FROM (${Prisma.join(walks, " UNION ALL ")}) walked ${newestFirst} OFFSET ${offset} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

async function countIds(walk: Walk): Promise<number> {
  const walks = conditionsOf(walk).map(
    (condition) => Prisma.sql`(SELECT 1 FROM "transaction" WHERE ${condition} LIMIT ${countCap})`,
  );
  const [row] = await db().$queryRaw<{ count: number }[]>`
SELECT least(count(*), ${countCap})::int AS count FROM (${Prisma.join(walks, " UNION ALL ")}) walked`;
  return row?.count ?? 0;
}

/** One condition for each index. Nobody buys from themselves, so results do not overlap. */
function conditionsOf({ scope, status, after }: Walk): Prisma.Sql[] {
  const common = [...(status ? [ofStatus(status)] : []), ...(after ? [behind(after, scope)] : [])];
  return partiesOf(scope).map((party) => Prisma.join([party, ...common], " AND "));
}

function ofStatus(status: TransactionFilterStatus): Prisma.Sql {
  return status === "VOIDED"
    ? Prisma.sql`id IN (SELECT transaction_id FROM transaction_void)`
    : Prisma.sql`status = ${status}::"TransactionStatus"`;
}

/** Pages by key. Empty where the transaction is not in the scope. */
function behind(id: number, scope: Scope): Prisma.Sql {
  return Prisma.sql`(created_at, id) < (SELECT created_at, id FROM "transaction"
    WHERE id = ${id} AND (${Prisma.join(partiesOf(scope), " OR ")}))`;
}

function partiesOf(scope: Scope): Prisma.Sql[] {
  if (scope === "everybody") {
    return [Prisma.sql`TRUE`];
  }
  const { userId, role } = scope;
  const bought = Prisma.sql`user_id = ${userId}::uuid`;
  const sold = Prisma.sql`seller_user_id = ${userId}::uuid`;
  if (role === "all") {
    return [bought, sold];
  }
  return [role === "buyer" ? bought : sold];
}

async function rowsInOrder(member: Member, ids: number[]): Promise<Transaction[]> {
  const rows = await db().transaction.findMany({
    where: { id: { in: ids } },
    select: transactionFields,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => shapeTransaction(member, row));
}

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

/** The last 200 entries, newest first. Throws NOT_FOUND. */
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

/** Always the newest, since a completed transaction does not change. */
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

/** Only administrators and the actor know the actor, but a seller knows the buyer. */
function mayKnow(member: Member, actor: Actor | null, parties: Parties): boolean {
  const isOwn = actor?.id === member.userId;
  const isSellersBuyer = member.userId === parties.sellerUserId && actor?.id === parties.userId;
  return member.isAdmin || isOwn || isSellersBuyer;
}

/** Warns a seller before a listing is paused or deleted. */
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
