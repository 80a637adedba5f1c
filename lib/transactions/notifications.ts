import "server-only";
import {
  findMailRecipient,
  findMailRecipients,
  type MailRecipient,
} from "@/lib/accounts/find-mail-recipients";
import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Locale } from "@/lib/i18n/locales";
import { enqueueMails } from "@/lib/mail/mail-queue";
import { dropWaitingNews, enqueueNews, type News, quietInMs } from "@/lib/mail/merged-news";
import type { MailData, MailOrder } from "@/lib/mail/schema";
import { mailedPart } from "@/lib/stock/mailed-part";
import { openStatuses } from "./rules";
import { transactionStatus } from "./schema";
import { requestedItemOf, type TransactionRow } from "./transaction-for-viewer";
import type { TransactionStatus } from "./transaction-status";

/** A blocked seller gets no mail. */
export async function mailSeller(
  tx: Database,
  template: "request-received" | "transaction-withdrawn",
  row: TransactionRow,
): Promise<void> {
  const isRetraction = template === "transaction-withdrawn";
  if (isRetraction) {
    await dropWaitingNews(tx, [buyersTopic(row)]);
  }
  const seller = await findMailRecipient(tx, row.listing.ownerUserId);
  if (!seller || seller.isBlocked) {
    return;
  }
  const buyer = { username: row.user.username, email: row.user.identity?.email ?? "" };
  const order: MailOrder = {
    template,
    recipient: seller.email,
    locale: seller.locale,
    data: { ...factsOf(row, seller.locale), buyer },
  };
  await enqueueNews(tx, [
    {
      topic: `transaction ${row.id} seller`,
      tells: isRetraction ? "WITHDRAWN" : "REQUESTED",
      order: () => order,
      dueAt: isRetraction ? undefined : await quietAfterWithdrawal(tx, row),
      isRetraction,
    },
  ]);
}

/** Repeated requests and withdrawals of a part mail the seller only once in ten minutes. */
async function quietAfterWithdrawal(
  tx: Database,
  { userId, listing }: TransactionRow,
): Promise<Date | undefined> {
  const since = new Date(Date.now() - quietInMs);
  const last = await tx.transaction.findFirst({
    where: { listingId: listing.id, userId, withdrawnAt: { gt: since } },
    orderBy: { withdrawnAt: "desc" },
    select: { withdrawnAt: true },
  });
  return last?.withdrawnAt ? new Date(last.withdrawnAt.getTime() + quietInMs) : undefined;
}

export async function mailBuyer(
  tx: Database,
  row: TransactionRow,
  from: TransactionStatus,
): Promise<void> {
  const buyer = await findMailRecipient(tx, row.userId);
  if (buyer) {
    await enqueueNews(tx, [statusNews(row, buyer, { from, to: row.status })]);
  }
}

/** `rows` have their former status. */
export async function mailBuyersOfDeleted(tx: Database, rows: TransactionRow[]): Promise<void> {
  const buyerIds = [...new Set(rows.map(({ userId }) => userId))];
  const buyers = await findMailRecipients(tx, buyerIds);
  const news = rows.flatMap((row) => {
    const buyer = buyers.get(row.userId);
    const change = { from: row.status, to: "CANCELLED" as const, isListingDeleted: true };
    return buyer ? [statusNews(row, buyer, change)] : [];
  });
  await enqueueNews(tx, news);
}

interface Change {
  from: TransactionStatus;
  to: TransactionStatus;
  isListingDeleted?: boolean;
}

function statusNews(row: TransactionRow, { email, locale }: MailRecipient, change: Change): News {
  const { from, to, isListingDeleted } = change;
  return {
    topic: buyersTopic(row),
    tells: isListingDeleted ? `${to} DELETED` : to,
    order: (lastMail) => ({
      template: "transaction-status-changed",
      recipient: email,
      locale,
      data: { ...factsOf(row, locale), ...change, from: knownStatus(lastMail, to) ?? from },
    }),
  };
}

/** Drops waiting news to the buyer, which is outdated. */
export async function mailVoid(
  tx: Database,
  row: TransactionRow,
  { reason, stock }: Pick<MailData<"transaction-voided">, "reason" | "stock">,
): Promise<void> {
  await dropWaitingNews(tx, [buyersTopic(row)]);
  const ids = [...new Set([row.userId, row.listing.ownerUserId])];
  const parties = await findMailRecipients(tx, ids);
  const orders = [...parties].map(
    ([id, { email, locale }]): MailOrder => ({
      template: "transaction-voided",
      recipient: email,
      locale,
      data: {
        ...factsOf(row, locale),
        reason,
        stock: id === row.listing.ownerUserId ? stock : undefined,
      },
    }),
  );
  await enqueueMails(tx, orders);
}

/** The status of the buyer's last mail, unless it equals the new one. */
function knownStatus(
  lastMail: string | null,
  to: TransactionStatus,
): TransactionStatus | undefined {
  return transactionStatus.options.find(
    (status) => status !== to && lastMail?.split(" ", 1)[0] === status,
  );
}

function buyersTopic({ id }: TransactionRow): string {
  return `transaction ${id} buyer`;
}

function factsOf(row: TransactionRow, locale: Locale) {
  const { id, listing, quantity, note } = row;
  const part = mailedPart({ ...requestedItemOf(row), id: listing.id }, locale);
  return { transactionId: id, ...part, quantity, note };
}

const maxNamed = 10;

/**
 * One mail for each other party, however many transactions they share. Blocked parties get none.
 */
export async function mailOtherParties(
  tx: Database,
  userId: string,
  isBlocked: boolean,
): Promise<void> {
  const open = await tx.transaction.findMany({
    where: { status: { in: [...openStatuses] }, OR: [{ userId }, { sellerUserId: userId }] },
    select: openFields,
    orderBy: { id: "asc" },
  });
  const sales = Map.groupBy(
    open.filter((trade) => trade.sellerUserId === userId),
    (trade) => trade.userId,
  );
  const purchases = Map.groupBy(
    open.filter((trade) => trade.userId === userId),
    (trade) => trade.sellerUserId,
  );
  const others = await findMailRecipients(tx, [...sales.keys(), ...purchases.keys()]);
  const ordersTo = (trades: typeof sales, party: "seller" | "buyer") =>
    [...trades].flatMap(([id, theirs]) => {
      const reader = others.get(id);
      return reader && !reader.isBlocked ? [orderOf(reader, theirs, party, isBlocked)] : [];
    });
  await enqueueMails(tx, [...ordersTo(sales, "seller"), ...ordersTo(purchases, "buyer")]);
}

const openFields = {
  id: true,
  userId: true,
  sellerUserId: true,
  quantity: true,
  listing: { select: { id: true, mpn: true, nameDe: true, nameEn: true } },
} as const;

type OpenTrade = Prisma.TransactionGetPayload<{ select: typeof openFields }>;

function orderOf(
  { email, locale }: MailRecipient,
  trades: OpenTrade[],
  party: "seller" | "buyer",
  isBlocked: boolean,
): MailOrder {
  const requests = trades.slice(0, maxNamed).map(({ id, quantity, listing }) => ({
    ...mailedPart(listing, locale),
    transactionId: id,
    quantity,
  }));
  const data = { party, isBlocked, requests, count: trades.length };
  return { template: "trade-party-blocked", recipient: email, locale, data };
}
