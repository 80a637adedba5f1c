import "server-only";
import { randomBytes } from "node:crypto";
import { type Database, db, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";
import type { Locale } from "@/lib/i18n/locales";
import {
  deletedUsername,
  unverifiedUsername,
  usernameCandidates,
} from "./names/generated-usernames";
import { findNameError, type NameError } from "./names/name-rules";
import type { BillingAddressInput, ProfileChanges } from "./schema";

interface UserDetails extends BillingAddressInput {
  username: string;
  locale: Locale;
}

export async function createUnverifiedUser(tx: Database, locale: Locale): Promise<string> {
  const username = unverifiedUsername(randomBytes(8).toString("hex"));
  const user = await tx.user.create({ data: { username, locale }, select: { id: true } });
  return user.id;
}

/** Takes the next free name if needed. Throws a unique violation on a race; retry then. */
export async function completeUnverifiedUser(
  tx: Database,
  userId: string,
  { username: wanted, ...details }: UserDetails,
): Promise<void> {
  await lockName(tx, wanted);
  const username = await freeUsername(tx, wanted);
  await tx.user.update({
    where: { id: userId },
    data: { ...details, username },
    select: { id: true },
  });
}

/** Throws VALIDATION (`username_taken`, `name_alike` or a NameError) at `username`. */
export async function requireFreeUsername(
  tx: Database,
  username: string,
  ownUserId: string | null = null,
): Promise<void> {
  const error = findNameError(username);
  if (error) {
    throw usernameError(error);
  }
  const holders = await tx.$queryRaw<{ isSame: boolean }[]>`
    SELECT lower(username) = lower(${username}) AS "isSame" FROM "user"
    WHERE name_skeleton(username) = name_skeleton(${username})
      AND id IS DISTINCT FROM ${ownUserId}::uuid
    ORDER BY 1 DESC LIMIT 1`;
  if (holders[0]) {
    throw usernameError(holders[0].isSame ? "username_taken" : "name_alike");
  }
}

function usernameError(code: NameError | "name_alike" | "username_taken"): AppError {
  return new AppError("VALIDATION", { issues: [issueAt("username", code)] });
}

export async function recordActivity({ userId }: Member): Promise<{ lastActiveTimestamp: Date }> {
  const lastActiveAt = new Date();
  await db().user.updateMany({ where: { id: userId }, data: { lastActiveAt } });
  return { lastActiveTimestamp: lastActiveAt };
}

/** The language of the user's mails. */
export async function rememberLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (isMember(viewer)) {
    await db().user.updateMany({
      where: { id: viewer.userId, locale: { not: locale } },
      data: { locale },
    });
  }
}

async function lockName(tx: Database, name: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('username ' || name_skeleton(${name}), 0))`;
}

async function freeUsername(tx: Database, wanted: string): Promise<string> {
  const [free] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${usernameCandidates(wanted)}::text[]) WITH ORDINALITY candidate (name, place)
    WHERE NOT EXISTS (SELECT FROM "user" WHERE name_skeleton(username) = name_skeleton(name))
    ORDER BY place LIMIT 1`;
  return free?.name ?? freeUsername(tx, wanted);
}

const dayInMs = 24 * 60 * 60_000;

/** Keeps tokens for a day, and the newest signup of each address. */
export async function deleteRunOutTokens(): Promise<void> {
  const longAgo = new Date(Date.now() - dayInMs).toISOString();
  await db().$executeRaw`
    DELETE FROM email_token t WHERE t.expires_at < ${longAgo}::timestamptz AND (
      t.purpose <> 'VERIFY' OR EXISTS (
        SELECT FROM email_token newer
        WHERE newer.identity_id = t.identity_id AND newer.purpose = 'VERIFY'
          AND (newer.expires_at, newer.token_hash) > (t.expires_at, t.token_hash)))`;
}

/** Throws VALIDATION at `username`, UNAUTHENTICATED when the account is deleted. */
export async function updateProfile(userId: string, changes: ProfileChanges): Promise<void> {
  try {
    await transact((tx) => writeProfile(tx, userId, changes));
  } catch (error) {
    // A concurrent signup took the name.
    if (isUniqueViolation(error)) {
      throw usernameError("username_taken");
    }
    throw error;
  }
}

async function writeProfile(
  tx: Database,
  userId: string,
  { username, ...address }: ProfileChanges,
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId, deletedAt: null },
    select: { username: true },
  });
  if (!user) {
    throw new AppError("UNAUTHENTICATED");
  }
  // Users may change the case of their own name.
  const isNew = username?.toLowerCase() !== user.username.toLowerCase();
  if (username !== undefined && isNew) {
    await lockName(tx, username);
    await requireFreeUsername(tx, username, userId);
  }
  await tx.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: { username, ...address },
  });
}

/** The row remains for its trades (docs/decisions/0012). */
export async function anonymiseUser(tx: Database, userId: string): Promise<void> {
  await tx.emailIdentity.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: {
      username: await freeDeletedName(tx),
      street: null,
      city: null,
      zipCode: null,
      country: null,
      isAdmin: false,
      deletedAt: new Date(),
    },
    select: { id: true },
  });
}

async function freeDeletedName(tx: Database): Promise<string> {
  const username = deletedUsername(randomBytes(4).toString("hex"));
  const holder = await tx.user.findUnique({ where: { username }, select: { id: true } });
  return holder ? freeDeletedName(tx) : username;
}
