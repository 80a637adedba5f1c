import type { CappedPage } from "@/lib/operations/capped-page";
import type { Party } from "@/lib/users/party";
import type { TransactionStatus } from "./schema";

/** A transaction as operations answer it (spec §3). `seller` and `listing.owner` of others are null for non-administrators. */
export interface Transaction {
  id: number;
  userId: string;
  user: Party;
  /** Their address reaches the seller from RESERVED on (contract §4). */
  buyer: Party;
  seller: Party | null;
  listing: {
    id: number;
    mpn: string | null;
    ean: string | null;
    manufacturer: { id: number; name: string };
    nameDe: string;
    nameEn: string | null;
    ownerUserId: string | null;
    owner: Party | null;
  };
  quantity: number;
  status: TransactionStatus;
  note: string | null;
  /** Total at the time of the request, in cents. */
  totalInCt: number;
  pricePerProductInCt: number | null;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  /** Creation to completion in milliseconds, null while not completed. */
  duration: number | null;
  withdrawn: boolean;
  /** Whether the caller is its buyer, an administrator who buys included: they withdraw where others cancel. */
  isOwnRequest: boolean;
  /** What the caller may set the status to now. */
  settableStatuses: TransactionStatus[];
}

export type TransactionPage = CappedPage<Transaction>;

/** One page of an export; `next` is what the next one begins behind, null at the end. */
export interface TransactionExportPage {
  rows: Transaction[];
  next: number | null;
}

/** One status change of a transaction, as its parties and administrators read it. */
export interface TransactionHistoryEntry {
  /** Null for the request itself. */
  from: TransactionStatus | null;
  to: TransactionStatus;
  createdAt: Date;
  /** "system" where the change followed by itself. */
  by: "buyer" | "seller" | "administrator" | "system";
  /** Null where the reader may not know who it was: the buyer never learns the seller's name. */
  actor: { id: string; username: string } | null;
}
