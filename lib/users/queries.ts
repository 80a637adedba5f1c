import "server-only";
import { db } from "@/lib/db/client";

export interface BillingAddress {
  street: string | null;
  city: string | null;
  zipCode: string | null;
  country: string | null;
}

/** The spec's User (§3), as its owner sees it. */
export interface Account {
  id: string;
  email: string | null;
  username: string;
  isAdmin: boolean;
  lastActiveTimestamp: Date;
  billingAddress: BillingAddress | null;
  /** By provider; the entry's id is what the provider calls the user: for `email` the address. */
  identities: { email?: { id: string } };
}

/** The account of a user id, null when there is none (contract §2, /auth/me). */
export async function findAccount(userId: string): Promise<Account | null> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      isAdmin: true,
      lastActiveAt: true,
      street: true,
      city: true,
      zipCode: true,
      country: true,
      identity: { select: { email: true } },
    },
  });
  if (!user) {
    return null;
  }
  const { identity, lastActiveAt, street, city, zipCode, country, ...rest } = user;
  return {
    ...rest,
    email: identity?.email ?? null,
    lastActiveTimestamp: lastActiveAt,
    billingAddress: addressOf({ street, city, zipCode, country }),
    identities: identity ? { email: { id: identity.email } } : {},
  };
}

function addressOf(address: BillingAddress): BillingAddress | null {
  return Object.values(address).some((line) => line !== null) ? address : null;
}
