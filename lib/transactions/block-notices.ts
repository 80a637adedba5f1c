import "server-only";
import type { Database } from "@/lib/db/client";
import { mailedPart } from "@/lib/listings/mailed-part";
import { enqueueMails } from "@/lib/mail/outbox";
import type { MailOrder } from "@/lib/mail/schema";
import { type Correspondent, findCorrespondents } from "@/lib/users/correspondent";
import { openStatuses } from "./rules";

/** So many requests are named in a mail. */
const maxNamed = 10;

/**
 * Queues a mail to everybody who has an open trade with a user that is blocked or no longer is (contract §5), one to each
 * buyer and one to each seller, however many trades they have; none to who is blocked as well.
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
  const others = await findCorrespondents(tx, [...sales.keys(), ...purchases.keys()]);
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

interface OpenTrade {
  id: number;
  quantity: number;
  listing: { id: number; mpn: string | null; nameDe: string; nameEn: string | null };
}

function orderOf(
  { email, locale }: Correspondent,
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
