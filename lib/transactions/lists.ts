import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { cappedPage, countCap, windowOf } from "@/lib/operations/capped-page";
import type { Member } from "@/lib/operations/viewer";
import type { TransactionFilterStatus, TransactionRole } from "./schema";
import { shapeTransaction, transactionFields } from "./shape";
import type { Transaction, TransactionExportPage, TransactionPage } from "./transaction";

/** Whose transactions: a user's as buyer, as seller or as either; everybody's are for administrators. */
export type Scope = "everybody" | { userId: string; role: TransactionRole };

type Status = TransactionFilterStatus | null | undefined;

/** A walk along one index, newest first (docs/decisions/0027-transactions.md). */
interface Walk {
  scope: Scope;
  status?: Status;
  /** Only what is older than this transaction. */
  after?: number | null | undefined;
}

/** So many are read at a time, however many there are. */
const exportPageSize = 500;
const newestFirst = Prisma.sql`ORDER BY created_at DESC, id DESC`;

/** A page of transactions, newest first, with a total that is capped at 10001 (spec §2.9, contract §2). */
export async function listTransactions(
  member: Member,
  scope: Scope,
  { status, ...paging }: { status?: Status; page: number; pageSize: number },
): Promise<TransactionPage> {
  const { limit, offset } = windowOf(paging);
  const walk = { scope, status };
  const [ids, totalCount] = await Promise.all([listIds(walk, limit, offset), countIds(walk)]);
  return cappedPage(await rowsInOrder(member, ids), totalCount, paging.pageSize);
}

/** The next transactions of an export, newest first; what is requested meanwhile shifts nothing. */
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

/** One condition for each index to walk; nobody buys of themselves, so two walks never meet. */
function conditionsOf({ scope, status, after }: Walk): Prisma.Sql[] {
  const common = [...(status ? [ofStatus(status)] : []), ...(after ? [behind(after, scope)] : [])];
  return partiesOf(scope).map((party) => Prisma.join([party, ...common], " AND "));
}

function ofStatus(status: TransactionFilterStatus): Prisma.Sql {
  return status === "VOIDED"
    ? Prisma.sql`id IN (SELECT transaction_id FROM transaction_void)`
    : Prisma.sql`status = ${status}::"TransactionStatus"`;
}

/** A page by its place instead of its number; behind a transaction of somebody else's there is nothing. */
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
