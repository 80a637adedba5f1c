import "server-only";
import { type Database, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { BillingAddress } from "@/lib/fields/party";
import type { Locale } from "@/lib/i18n/locales";
import { partyFields, shapeParty } from "./party";
import { hashSecret } from "./secret";
import type { Account } from "./user";

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

export interface SessionUser {
  id: string;
  username: string;
  isAdmin: boolean;
  lastActiveAt: Date;
  /** The row's id, not the secret. */
  sessionRowId: string;
}

interface LiveSession {
  lastUsedAt: Date;
  user: SessionUser;
}

const liveSession = {
  id: true,
  lastUsedAt: true,
  user: { select: { id: true, username: true, isAdmin: true, lastActiveAt: true } },
} as const;

/** Null when unknown, expired, or the user is blocked. */
export async function findSession(sessionId: string): Promise<LiveSession | null> {
  const session = await db().session.findFirst({
    where: {
      tokenHash: hashSecret(sessionId),
      expiresAt: { gt: new Date() },
      user: { blockedAt: null, deletedAt: null },
    },
    select: liveSession,
  });
  return (
    session && {
      lastUsedAt: session.lastUsedAt,
      user: { ...session.user, sessionRowId: session.id },
    }
  );
}

export interface FoundCredentials {
  userId: string;
  passwordHash: string;
  mayLogIn: boolean;
}

/** One statement for known and unknown addresses, so timing reveals nothing. */
export async function findCredentials(email: string): Promise<FoundCredentials | undefined> {
  const [found] = await db().$queryRaw<FoundCredentials[]>`
    SELECT i.user_id AS "userId", i.password_hash AS "passwordHash",
      i.verified_at IS NOT NULL AND u.blocked_at IS NULL AS "mayLogIn"
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}`;
  return found;
}

/** False when a reset or block came first; later ones wait. */
export async function lockCredentials(
  tx: Database,
  { userId, passwordHash }: FoundCredentials,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.user_id = ${userId}::uuid AND i.password_hash = ${passwordHash}
      AND i.verified_at IS NOT NULL AND u.blocked_at IS NULL
    FOR SHARE`;
  return rows.length > 0;
}

export interface OwnIdentity {
  id: string;
  email: string;
  passwordHash: string;
  user: { locale: Locale };
}

export function findOwnIdentity(userId: string): Promise<OwnIdentity | null> {
  return db().emailIdentity.findUnique({
    where: { userId },
    select: { id: true, email: true, passwordHash: true, user: { select: { locale: true } } },
  });
}

/** False when a reset came first; later ones wait. */
export async function lockPassword(
  tx: Database,
  { id, passwordHash }: OwnIdentity,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM email_identity
    WHERE id = ${id}::uuid AND password_hash = ${passwordHash}
    FOR UPDATE`;
  return rows.length > 0;
}

interface AddressHolder {
  verifiedAt: Date | null;
  locale: Locale;
}

export async function findAddressHolder(
  tx: Database,
  email: string,
): Promise<AddressHolder | undefined> {
  const [holder] = await tx.$queryRaw<AddressHolder[]>`
    SELECT i.verified_at AS "verifiedAt", u.locale::text
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}`;
  return holder;
}

interface LockedIdentity extends AddressHolder {
  id: string;
  userId: string;
}

/** Locks the identity against concurrent verifications and signups. */
export async function lockIdentity(
  tx: Database,
  email: string,
): Promise<LockedIdentity | undefined> {
  const [identity] = await tx.$queryRaw<LockedIdentity[]>`
    SELECT i.id, i.user_id AS "userId", i.verified_at AS "verifiedAt", u.locale::text
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE i.email = ${email}
    FOR UPDATE OF i`;
  return identity;
}
