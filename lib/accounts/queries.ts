import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { BillingAddress } from "@/lib/fields/party";
import { partyFields, shapeParty } from "./shape-party";
import type { Account } from "./user-schema";

/** Throws UNAUTHENTICATED when the account is deleted. */
export async function getAccount(userId: string): Promise<Account> {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { ...partyFields, isAdmin: true, lastActiveAt: true },
  });
  if (!user) {
    throw new AppError("UNAUTHENTICATED");
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

export async function getUsername(userId: string): Promise<string> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { username: true } });
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  return user.username;
}

/** Null when no part is known. Throws NOT_FOUND. */
export async function getBillingAddress(userId: string): Promise<BillingAddress | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: partyFields });
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  return shapeParty(user).billingAddress;
}
