import type { CappedPage } from "@/lib/operations/capped-page";
import type { BillingAddress } from "./party";

/** A user as administrators see it in a list. */
export interface UserRow {
  id: string;
  username: string;
  /** Null once the account is deleted. */
  email: string | null;
  isVerified: boolean;
  isAdmin: boolean;
  isBlocked: boolean;
  isDeleted: boolean;
  createdAt: Date;
  lastActiveTimestamp: Date;
  /** Listings of every status. */
  listingCount: number;
  /** Sessions that have not run out. */
  sessionCount: number;
}

export type UserPage = CappedPage<UserRow>;

/** One login that still holds; says nothing of its secret. */
export interface OpenSession {
  id: string;
  /** "Firefox · Windows"; null when it cannot be told. */
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A user as administrators see it on a page of its own. */
export interface UserDetail extends UserRow {
  billingAddress: BillingAddress | null;
  /** The last used first. */
  openSessions: OpenSession[];
}
