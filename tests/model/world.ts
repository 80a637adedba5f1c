import type { DocumentType } from "@/lib/documents/schema";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { ListingStatus } from "@/lib/listings/schema";
import type { TransactionStatus } from "@/lib/transactions/schema";

// What the model believes, in the simplest shape that can tell what an operation should do.

export const actors = ["seller", "administrator", "buyer", "stranger"] as const;
export type Actor = (typeof actors)[number];

export interface ModelDocument {
  id: string;
  uploader: Actor;
  type: DocumentType;
  /** Null while it is loose. */
  listing: ModelListing | null;
  isGone: boolean;
}

export interface ModelTransaction {
  id: number;
  buyer: Actor;
  listing: ModelListing;
  quantity: number;
  status: TransactionStatus;
  isWithdrawn: boolean;
}

export interface ModelListing {
  id: number;
  status: ListingStatus;
  version: number;
  quantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
  mpn: string;
  documents: ModelDocument[];
  mainImage: ModelDocument | null;
  transactions: ModelTransaction[];
}

/** All listings are the seller's. */
export interface World {
  listings: ModelListing[];
  documents: ModelDocument[];
  transactions: ModelTransaction[];
}

export function held(listing: ModelListing, status: TransactionStatus): number {
  return listing.transactions
    .filter((transaction) => transaction.status === status)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function available(listing: ModelListing): number {
  return listing.quantity - held(listing, "RESERVED") - held(listing, "COMPLETED");
}

export function sees(actor: Actor, listing: ModelListing): boolean {
  return (
    manages(actor) ||
    !["DRAFT", "DELETED"].includes(listing.status) ||
    listing.transactions.some(({ buyer }) => buyer === actor)
  );
}

export function manages(actor: Actor): boolean {
  return actor === "seller" || actor === "administrator";
}

export function mainAmong(documents: ModelDocument[], chosen: ModelDocument | null) {
  const pictures = documents.filter(({ type }) => type === "IMAGE");
  return chosen && pictures.includes(chosen) ? chosen : (pictures[0] ?? null);
}

/** What became of a step. */
export type Verdict = ErrorCode | "done";

/** The one that a number of a step means. */
export function pick<Item>(items: Item[], place: number): Item | undefined {
  return items[place % Math.max(items.length, 1)];
}
