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
  /** What the caller may set the status to now. */
  settableStatuses: TransactionStatus[];
}
