import "server-only";
import type { Database } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { mailedPart } from "@/lib/listings/mailed-part";
import { enqueueMail, enqueueMails } from "@/lib/mail/outbox";
import type { MailOrder } from "@/lib/mail/schema";
import {
  type Correspondent,
  findCorrespondent,
  findCorrespondents,
} from "@/lib/users/correspondent";
import type { TransactionStatus } from "./schema";
import { requestedItemOf, type TransactionRow } from "./shape";

/** Queues a mail to the seller about a request or its withdrawal (contract §7); none to who was blocked meanwhile. */
export async function mailSeller(
  tx: Database,
  template: "request-received" | "transaction-withdrawn",
  row: TransactionRow,
): Promise<void> {
  const seller = await findCorrespondent(tx, row.listing.ownerUserId);
  if (!seller || seller.isBlocked) {
    return;
  }
  const buyer = { username: row.user.username, email: row.user.identity?.email ?? "" };
  await enqueueMail(tx, {
    template,
    recipient: seller.email,
    locale: seller.locale,
    data: { ...factsOf(row, seller.locale), buyer },
  });
}

/** Queues a mail to the buyer about a new status (contract §7). */
export async function mailBuyer(
  tx: Database,
  row: TransactionRow,
  from: TransactionStatus,
): Promise<void> {
  const buyer = await findCorrespondent(tx, row.userId);
  if (!buyer) {
    return;
  }
  await enqueueMail(tx, {
    template: "transaction-status-changed",
    recipient: buyer.email,
    locale: buyer.locale,
    data: { ...factsOf(row, buyer.locale), from, to: row.status },
  });
}

/** Queues a mail to each buyer whose transaction is cancelled because its listing is deleted; `rows` as they were. */
export async function mailBuyersOfDeleted(tx: Database, rows: TransactionRow[]): Promise<void> {
  const buyerIds = [...new Set(rows.map(({ userId }) => userId))];
  const buyers = await findCorrespondents(tx, buyerIds);
  const orders = rows.flatMap((row) => {
    const buyer = buyers.get(row.userId);
    return buyer ? [orderOf(row, buyer)] : [];
  });
  await enqueueMails(tx, orders);
}

function orderOf(row: TransactionRow, { email, locale }: Correspondent): MailOrder {
  const change = { from: row.status, to: "CANCELLED" as const, isListingDeleted: true };
  return {
    template: "transaction-status-changed",
    recipient: email,
    locale,
    data: { ...factsOf(row, locale), ...change },
  };
}

/** Queues a mail to both parties about a trade that an administrator has voided. */
export async function mailVoid(tx: Database, row: TransactionRow, reason: string): Promise<void> {
  const ids = [...new Set([row.userId, row.listing.ownerUserId])];
  const parties = await findCorrespondents(tx, ids);
  const orders = [...parties.values()].map(
    ({ email, locale }): MailOrder => ({
      template: "transaction-voided",
      recipient: email,
      locale,
      data: { ...factsOf(row, locale), reason },
    }),
  );
  await enqueueMails(tx, orders);
}

function factsOf(row: TransactionRow, locale: Locale) {
  const { id, listing, quantity, note } = row;
  const part = mailedPart({ ...requestedItemOf(row), id: listing.id }, locale);
  return { transactionId: id, ...part, quantity, note };
}
