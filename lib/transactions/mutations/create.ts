import "server-only";
import { lockUserForShare } from "@/lib/accounts/lock-user";
import { recordStatusChange } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { runOnce } from "@/lib/idempotency/idempotency";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import { wakeMailWorker } from "@/lib/mail/mail-queue";
import { visibleTo } from "@/lib/stock/access";
import { lockListings } from "@/lib/stock/lock-listings";
import { isBundle, lacksPrice } from "@/lib/stock/lots-and-prices";
import { availableQuantityOf } from "@/lib/stock/rules";
import { mailSeller } from "../notifications";
import { isAboveLimit, leastQuantity, type Requestable, tradeLimitOf } from "../rules";
import type { TransactionRequest } from "../schema";
import type { Transaction } from "../transaction";
import { shapeTransaction, transactionFields } from "../transaction-for-viewer";

/**
 * Throws NOT_FOUND, OWN_LISTING, LISTING_NOT_ACTIVE, STOCK_INSUFFICIENT, LISTING_WITHOUT_PRICE,
 * TRADE_TOO_LARGE, VALIDATION, IDEMPOTENCY_KEY_REUSED.
 */
export async function insertTransaction(
  member: Member,
  request: TransactionRequest,
  call: IdempotentCall | null = null,
): Promise<Transaction> {
  const row = await transact(async (tx) => {
    const id = await runOnce(tx, member.userId, call, () => makeTransaction(tx, member, request));
    return tx.transaction.findUniqueOrThrow({ where: { id }, select: transactionFields });
  });
  wakeMailWorker();
  return shapeTransaction(member, row);
}

async function makeTransaction(
  tx: Database,
  member: Member,
  request: TransactionRequest,
): Promise<number> {
  await lockListings(tx, [request.listingId]);
  await lockUserForShare(tx, member.userId);
  const price = await requestable(tx, member, request);
  const row = await tx.transaction.create({
    data: { ...request, ...price, userId: member.userId },
    select: transactionFields,
  });
  await recordStatusChange(tx, member, { transactionId: row.id, to: "REQUESTED" });
  await mailSeller(tx, "request-received", row);
  return row.id;
}

async function requestable(
  tx: Database,
  member: Member,
  { listingId, quantity }: TransactionRequest,
) {
  const listing = await tx.listing.findFirst({
    where: { id: listingId, ...visibleTo(member) },
    select: {
      ownerUserId: true,
      owner: { select: { blockedAt: true, largeTradesAllowed: true } },
      status: true,
      quantity: true,
      reservedQuantity: true,
      soldQuantity: true,
      minOrderQuantity: true,
      bundleOnly: true,
      pricePerProductInCt: true,
      priceForBundleInCt: true,
      bundlePriceQuantity: true,
    },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  if (listing.ownerUserId === member.userId) {
    throw new AppError("OWN_LISTING");
  }
  if (listing.status !== "ACTIVE") {
    throw new AppError("LISTING_NOT_ACTIVE", { status: listing.status });
  }
  // A blocked seller could not answer and must not learn the buyer's address.
  const sellerBlocked = listing.owner.blockedAt !== null;
  if (sellerBlocked) {
    throw new AppError("LISTING_NOT_ACTIVE");
  }
  const { pricePerProductInCt, priceForBundleInCt } = listing;
  rejectQuantity(quantity, {
    ...listing,
    availableQuantity: availableQuantityOf(listing),
    priceForBundle: priceForBundleInCt ?? (pricePerProductInCt ?? 0) * listing.quantity,
    tradeLimitInCt: tradeLimitOf(listing.owner),
    sellerBlocked,
  });
  // A single piece has a piece price, even where the seller entered a lot price.
  return listing.quantity === 1 && pricePerProductInCt === null
    ? { pricePerProductInCt: priceForBundleInCt, priceForBundleInCt: null }
    : { pricePerProductInCt, priceForBundleInCt };
}

function rejectQuantity(quantity: number, listing: Requestable): void {
  const { availableQuantity, tradeLimitInCt } = listing;
  if (quantity > availableQuantity) {
    throw new AppError("STOCK_INSUFFICIENT", { availableQuantity });
  }
  if (lacksPrice(listing)) {
    throw new AppError("LISTING_WITHOUT_PRICE");
  }
  const least = leastQuantity(listing);
  if (quantity < least) {
    const code = isBundle(listing) ? "whole_bundle" : `below_minimum:${least}`;
    throw new AppError("VALIDATION", { issues: [issueAt("quantity", code)] });
  }
  if (isAboveLimit(listing, quantity)) {
    throw new AppError("TRADE_TOO_LARGE", { limitInCt: tradeLimitInCt });
  }
}
