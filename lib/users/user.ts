import type { Page } from "@/lib/operations/fields";
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

/** A page of users. `totalCount` is exact unless `capped`: then there are at least so many. */
export interface UserPage extends Page<UserRow> {
  capped: boolean;
}

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
