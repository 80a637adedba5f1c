import "server-only";
import type { Database } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { enqueueMail } from "@/lib/mail/outbox";
import type { TransactionStatus } from "./schema";
import type { TransactionRow } from "./shape";

/** Queues a mail to the seller about a request or its withdrawal (contract §7). */
export async function mailSeller(
  tx: Database,
  template: "request-received" | "transaction-withdrawn",
  row: TransactionRow,
): Promise<void> {
  const seller = await readerOf(tx, row.listing.ownerUserId);
  if (!seller) {
    return;
  }
  const buyer = { username: row.user.username, email: row.user.identity?.email ?? "" };
  await enqueueMail(tx, { template, ...seller, data: { ...factsOf(row, seller.locale), buyer } });
}

/** Queues a mail to the buyer about a new status (contract §7). */
export async function mailBuyer(
  tx: Database,
  row: TransactionRow,
  from: TransactionStatus,
): Promise<void> {
  const buyer = await readerOf(tx, row.userId);
  if (!buyer) {
    return;
  }
  await enqueueMail(tx, {
    template: "transaction-status-changed",
    ...buyer,
    data: { ...factsOf(row, buyer.locale), from, to: row.status },
  });
}

/** Where and in which language somebody reads mail; null without an address. */
async function readerOf(tx: Database, userId: string) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { locale: true, identity: { select: { email: true } } },
  });
  return user?.identity ? { recipient: user.identity.email, locale: user.locale } : null;
}

function factsOf(row: TransactionRow, locale: Locale) {
  const { listing } = row;
  return {
    transactionId: row.id,
    listingId: listing.id,
    listingName: (locale === "en" ? listing.nameEn : null) ?? listing.nameDe,
    mpn: listing.mpn ?? undefined,
    quantity: row.quantity,
    note: row.note,
  };
}
