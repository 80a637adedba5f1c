import type { StepOf } from "./steps";
import {
  available,
  held,
  type ModelListing,
  type ModelTransaction,
  manages,
  pick,
  sees,
  type Verdict,
  type World,
} from "./world";

export function request(
  world: World,
  { actor, listing: place, quantity }: StepOf<"request">,
): Verdict {
  const listing = pick(world.listings, place) as ModelListing;
  if (!sees(actor, listing)) {
    return "NOT_FOUND";
  }
  if (actor === "seller") {
    return "OWN_LISTING";
  }
  if (listing.status !== "ACTIVE") {
    return "LISTING_NOT_ACTIVE";
  }
  const left = available(listing);
  if (quantity === "all" || quantity > left) {
    return "STOCK_INSUFFICIENT";
  }
  if (quantity < Math.min(left, listing.minOrderQuantity)) {
    return "VALIDATION";
  }
  const status = "REQUESTED" as const;
  const made = { id: 0, buyer: actor, listing, quantity, status, isWithdrawn: false };
  listing.transactions.push(made);
  world.transactions.push(made);
  return "done";
}

export function updateTransaction(world: World, step: StepOf<"updateTransaction">): Verdict {
  const transaction = pick(world.transactions, step.transaction);
  const { actor, status } = step;
  if (!transaction || !(manages(actor) || transaction.buyer === actor)) {
    return "NOT_FOUND";
  }
  if (!manages(actor) && status !== "CANCELLED") {
    return "FORBIDDEN";
  }
  if (transaction.status === "COMPLETED" || transaction.isWithdrawn) {
    return "TRANSACTION_FINAL";
  }
  if (transaction.status === status) {
    return "CONFLICT";
  }
  const { listing, quantity } = transaction;
  const takes = (one: ModelTransaction["status"]) =>
    one === "RESERVED" || one === "COMPLETED" ? quantity : 0;
  if (available(listing) + takes(transaction.status) - takes(status) < 0) {
    return "STOCK_INSUFFICIENT";
  }
  transaction.status = status;
  transaction.isWithdrawn = status === "CANCELLED" && transaction.buyer === actor;
  if (status === "COMPLETED" && available(listing) === 0 && held(listing, "RESERVED") === 0) {
    listing.status = "SOLD";
  }
  return "done";
}
