import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { type BillingAddress, type Party, partyFields, shapeParty } from "./party";

/** The spec's User (§3), as its owner sees it. */
export interface Account extends Party {
  isAdmin: boolean;
  lastActiveTimestamp: Date;
  /** By provider; the entry's id is what the provider calls the user: for `email` the address. */
  identities: { email?: { id: string } };
}

/** The account of a user id, null when there is none (contract §2, /auth/me). */
export async function findAccount(userId: string): Promise<Account | null> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { ...partyFields, isAdmin: true, lastActiveAt: true },
  });
  if (!user) {
    return null;
  }
  const { isAdmin, lastActiveAt, ...party } = user;
  const { email, ...rest } = shapeParty(party);
  return {
    ...rest,
    email,
    isAdmin,
    lastActiveTimestamp: lastActiveAt,
    identities: email === null ? {} : { email: { id: email } },
  };
}

/** The display name of a user (spec §7). Throws NOT_FOUND. */
export async function getUsername(userId: string): Promise<string> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { username: true } });
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  return user.username;
}

/** The billing address of a user, null when nothing of it is known (contract §2). Throws NOT_FOUND. */
export async function getBillingAddress(userId: string): Promise<BillingAddress | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: partyFields });
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  return shapeParty(user).billingAddress;
}
