import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import type { DocumentType } from "@/lib/files/schema";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";

// Plain data, so that each order of parallel steps can run on a copy.

/** The first two sell, and buy from each other; the stranger never buys. */
export const actors = [
  "seller",
  "dealer",
  "buyer",
  "customer",
  "administrator",
  "stranger",
] as const;
export type Actor = (typeof actors)[number];

export interface ModelDocument {
  id: string;
  uploader: Actor;
  type: DocumentType;
  listing: ModelListing | null;
  isGone: boolean;
}

/** A change without an actor followed automatically. */
export interface ModelChange {
  from: string | null;
  to: string;
  actor: Actor | null;
}

export interface ModelMail {
  template:
    | "request-received"
    | "transaction-withdrawn"
    | "transaction-status-changed"
    | "transaction-voided";
  reader: Actor;
  from?: TransactionStatus;
  to?: TransactionStatus;
  /** Whether it waits for the end of ten quiet minutes, which no story lasts. */
  waits?: boolean;
  isListingDeleted?: boolean;
}

export interface ModelPrice {
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
}

export interface ModelTransaction extends ModelPrice {
  /** 0 until the database has assigned it. */
  id: number;
  buyer: Actor;
  listing: ModelListing;
  quantity: number;
  status: TransactionStatus;
  isWithdrawn: boolean;
  isVoided: boolean;
  /** The stored image of the requested listing. */
  image: ModelDocument | null;
  history: ModelChange[];
  mails: ModelMail[];
}

export interface ModelListing extends ModelPrice {
  id: number;
  owner: Actor;
  status: ListingStatus;
  version: number;
  quantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  /** The quantity that a bundle's price was stated for, when it has changed since. */
  bundlePriceQuantity: number | null;
  mpn: string;
  documents: ModelDocument[];
  mainImage: ModelDocument | null;
  transactions: ModelTransaction[];
  history: ModelChange[];
}

/** Who asked for what under a key, and the outcome. */
export interface ModelKey {
  buyer: Actor;
  key: string;
  listing: ModelListing;
  quantity: number;
  made: ModelTransaction;
}

export interface World {
  listings: ModelListing[];
  documents: ModelDocument[];
  transactions: ModelTransaction[];
  keys: ModelKey[];
}

/** `made` gets the database's id later. */
export interface Outcome {
  result: StepResult;
  made?: ModelListing | ModelTransaction;
}

export type StepResult = ErrorCode | "done";

export function piecesIn(listing: ModelListing, status: TransactionStatus): number {
  return listing.transactions
    .filter((transaction) => transaction.status === status && !transaction.isVoided)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function available(listing: ModelListing): number {
  return listing.quantity - piecesIn(listing, "RESERVED") - piecesIn(listing, "COMPLETED");
}

export function sees(actor: Actor, listing: ModelListing): boolean {
  return (
    manages(actor, listing) ||
    !["DRAFT", "DELETED"].includes(listing.status) ||
    listing.transactions.some(({ buyer }) => buyer === actor)
  );
}

export function manages(actor: Actor, listing: ModelListing): boolean {
  return actor === listing.owner || actor === "administrator";
}

export function move<Thing extends { status: string; history: ModelChange[] }>(
  thing: Thing,
  to: Thing["status"],
  actor: Actor | null,
): void {
  thing.history.push({ from: thing.status, to, actor });
  thing.status = to;
}

export function mainAmong(documents: ModelDocument[], chosen: ModelDocument | null) {
  const images = documents.filter(({ type }) => type === "IMAGE");
  return chosen && images.includes(chosen) ? chosen : (images[0] ?? null);
}
