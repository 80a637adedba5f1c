import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import type { StepOf } from "./steps";
import {
  type Actor,
  available,
  type ModelListing,
  type ModelMail,
  type ModelTransaction,
  manages,
  move,
  type Outcome,
  piecesIn,
  type StepResult,
  sees,
  type World,
} from "./world";

/** A repeat under a key answers what the first call made; a refused call leaves the key free. */
export function request(world: World, step: StepOf<"request">): Outcome {
  const { actor, quantity, key } = step;
  const listing = world.listings[step.listing] as ModelListing;
  const before = world.keys.find((one) => one.buyer === actor && one.key === key);
  if (before) {
    const isSame = before.listing === listing && before.quantity === quantity;
    return isSame ? { result: "done", made: before.made } : { result: "IDEMPOTENCY_KEY_REUSED" };
  }
  const error = errorOfRequest(actor, listing, quantity);
  if (error) {
    return { result: error };
  }
  const made = requested(actor, listing, quantity);
  listing.transactions.push(made);
  world.transactions.push(made);
  if (key !== null) {
    world.keys.push({ buyer: actor, key, listing, quantity, made });
  }
  return { result: "done", made };
}

function errorOfRequest(
  actor: Actor,
  listing: ModelListing,
  quantity: number,
): StepResult | undefined {
  if (!sees(actor, listing)) {
    return "NOT_FOUND";
  }
  if (actor === listing.owner) {
    return "OWN_LISTING";
  }
  if (listing.status !== "ACTIVE") {
    return "LISTING_NOT_ACTIVE";
  }
  const left = available(listing);
  if (quantity > left) {
    return "STOCK_INSUFFICIENT";
  }
  if (lacksPrice(listing)) {
    return "LISTING_WITHOUT_PRICE";
  }
  return quantity < Math.min(left, minimum(listing)) ? "VALIDATION" : undefined;
}

/** A bundle is sold whole, at the price for exactly these pieces; a single piece is no bundle. */
function isBundle(listing: ModelListing): boolean {
  const isWhole = listing.bundleOnly && available(listing) === listing.quantity;
  const isPriced = listing.pricePerProductInCt !== null || listing.bundlePriceQuantity === null;
  return isWhole && isPriced && listing.quantity > 1;
}

function lacksPrice(listing: ModelListing): boolean {
  const isPricedPiece = listing.quantity === 1 && listing.bundlePriceQuantity === null;
  return listing.pricePerProductInCt === null && !isBundle(listing) && !isPricedPiece;
}

function minimum(listing: ModelListing): number {
  if (isBundle(listing)) {
    return listing.quantity;
  }
  return listing.bundleOnly ? 1 : listing.minOrderQuantity;
}

/** Stores the current price, reserves nothing, notifies the seller. */
function requested(buyer: Actor, listing: ModelListing, quantity: number): ModelTransaction {
  // A single piece has a price per piece, whichever was entered.
  const isLoneLot = listing.quantity === 1 && listing.pricePerProductInCt === null;
  const pricePerProductInCt = isLoneLot ? listing.priceForBundleInCt : listing.pricePerProductInCt;
  const priceForBundleInCt = isLoneLot ? null : listing.priceForBundleInCt;
  const hasWithdrawn = listing.transactions.some(
    (other) => other.buyer === buyer && other.isWithdrawn,
  );
  return {
    id: 0,
    buyer,
    listing,
    quantity,
    pricePerProductInCt,
    priceForBundleInCt,
    status: "REQUESTED",
    isWithdrawn: false,
    isVoided: false,
    image: listing.mainImage,
    history: [{ from: null, to: "REQUESTED", actor: buyer }],
    mails: [{ template: "request-received", reader: listing.owner, waits: hasWithdrawn }],
  };
}

export function updateTransaction(world: World, step: StepOf<"updateTransaction">): Outcome {
  const transaction = world.transactions[step.transaction];
  const { actor, status } = step;
  const error = errorOfMove(transaction, step);
  if (!transaction || error) {
    return { result: error ?? "NOT_FOUND" };
  }
  const { listing } = transaction;
  const from = transaction.status;
  transaction.isWithdrawn = status === "CANCELLED" && transaction.buyer === actor;
  move(transaction, status, actor);
  if (transaction.isWithdrawn) {
    notifyOfWithdrawal(transaction);
  } else {
    notifyOfStatus(transaction, { from, to: status });
  }
  const isSoldOut = status === "COMPLETED" && piecesIn(listing, "COMPLETED") === listing.quantity;
  if (isSoldOut && listing.status !== "SOLD") {
    move(listing, "SOLD", null);
  }
  return { result: "done" };
}

/** Notifies the buyer at once, or replaces a waiting mail, when the status differs from the last known. */
export function notifyOfStatus(
  transaction: ModelTransaction,
  { from, to, isListingDeleted = false }: StatusChange,
): void {
  const template = "transaction-status-changed";
  const lastMail = transaction.mails.find((mail) => mail.template === template && !mail.waits);
  transaction.mails = transaction.mails.filter((mail) => mail.template !== template || !mail.waits);
  const isSame = lastMail?.to === to;
  if (isSame && (lastMail?.isListingDeleted || !isListingDeleted)) {
    return;
  }
  const known = isSame ? from : (lastMail?.to ?? from);
  const reader = transaction.buyer;
  const waits = lastMail !== undefined;
  transaction.mails.push({ template, reader, from: known, to, waits, isListingDeleted });
}

interface StatusChange {
  from: TransactionStatus;
  to: TransactionStatus;
  isListingDeleted?: boolean;
}

/** Cancels waiting mails; a seller who was not notified of the request is not notified of its end. */
function notifyOfWithdrawal(transaction: ModelTransaction): void {
  const isNotNotified = transaction.mails.some(
    ({ template, waits }) => template === "request-received" && waits,
  );
  transaction.mails = transaction.mails.filter(({ waits }) => !waits);
  if (!isNotNotified) {
    const reader = transaction.listing.owner;
    transaction.mails.push({ template: "transaction-withdrawn", reader, waits: true });
  }
}

function errorOfMove(
  transaction: ModelTransaction | undefined,
  { actor, status, from }: StepOf<"updateTransaction">,
): StepResult | undefined {
  if (!transaction || !(manages(actor, transaction.listing) || transaction.buyer === actor)) {
    return "NOT_FOUND";
  }
  const { listing, quantity } = transaction;
  if (!manages(actor, listing) && status !== "CANCELLED") {
    return "FORBIDDEN";
  }
  if (transaction.status === "COMPLETED" || transaction.isWithdrawn) {
    return "TRANSACTION_FINAL";
  }
  if (transaction.status === status || transaction.status !== (from ?? transaction.status)) {
    return "CONFLICT";
  }
  const takes = (one: ModelTransaction["status"]) =>
    one === "RESERVED" || one === "COMPLETED" ? quantity : 0;
  const left = available(listing) + takes(transaction.status) - takes(status);
  if (left < 0) {
    return "STOCK_INSUFFICIENT";
  }
  return takes(status) > takes(transaction.status) ? errorOfLot(transaction) : undefined;
}

function errorOfLot({ priceForBundleInCt, quantity, listing }: ModelTransaction) {
  return priceForBundleInCt !== null && quantity !== listing.quantity
    ? ("BUNDLE_CHANGED" as const)
    : undefined;
}

/** The transaction stays, its pieces are available again, and both sides are notified. */
export function voidTransaction(world: World, step: StepOf<"voidTransaction">): Outcome {
  const transaction = world.transactions[step.transaction];
  if (step.actor !== "administrator") {
    return { result: "FORBIDDEN" };
  }
  if (!transaction) {
    return { result: "NOT_FOUND" };
  }
  if (transaction.isVoided) {
    return { result: "TRANSACTION_VOIDED" };
  }
  if (transaction.status !== "COMPLETED") {
    return { result: "CONFLICT" };
  }
  transaction.isVoided = true;
  const isNotifiedLater = ({ template, waits }: ModelMail) =>
    waits && template === "transaction-status-changed";
  transaction.mails = transaction.mails.filter((mail) => !isNotifiedLater(mail));
  for (const reader of [transaction.buyer, transaction.listing.owner]) {
    transaction.mails.push({ template: "transaction-voided", reader });
  }
  return { result: "done" };
}
