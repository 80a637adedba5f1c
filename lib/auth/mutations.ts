import "server-only";
import { type Database, db, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/faults";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import { createUser, requireFreeUsername, updateUser } from "@/lib/users/mutations";
import { hashPassword, verifyPassword } from "./password";
import { findCredentials, findSession, lockIdentity, type SessionUser } from "./queries";
import { sessionLifetimeInMs, sessionTouchInMs, verifyTokenLifetimeInMs } from "./rules";
import type { Credentials, SignUp } from "./schema";
import { hashSecret, makeSecret } from "./secret";

/**
 * Signs an address up and mails what comes next (contract §3). Whether the address was known shows neither in
 * the answer nor in the work: a known one is told by mail. A repeated signup of an unverified address replaces
 * password and token. Throws VALIDATION (`username_taken`), whatever the address.
 */
export async function signUpByEmail({ email, password, ...details }: SignUp): Promise<void> {
  const passwordHash = await hashPassword(password);
  await againWhenTaken(() => transact((tx) => register(tx, { email, passwordHash, details })));
  wakeMailWorker();
}

/** Takes the single-use token of a verification mail. Throws TOKEN_INVALID when it is unknown, used or too old. */
export async function verifyEmailByToken(token: string): Promise<void> {
  const tokenHash = hashSecret(token);
  const now = new Date();
  await transact(async (tx) => {
    const found = await tx.emailToken.findFirst({
      where: { tokenHash, purpose: "VERIFY", expiresAt: { gt: now } },
      select: { identityId: true },
    });
    if (!found) {
      throw new AppError("TOKEN_INVALID");
    }
    // The identity first, as a signup does, so that the two never wait for each other.
    const where = { id: found.identityId };
    await tx.emailIdentity.update({ where, data: { verifiedAt: now }, select: { id: true } });
    const { count } = await tx.emailToken.deleteMany({ where: { tokenHash } });
    if (count === 0) {
      throw new AppError("TOKEN_INVALID");
    }
  });
}

/**
 * Opens a session for an address and its password. Throws INVALID_CREDENTIALS for an unknown address, a wrong
 * password, an unverified address and a blocked user alike, after the same work (contract §3).
 */
export async function logInByEmail({
  email,
  password,
}: Credentials): Promise<{ sessionId: string }> {
  const found = await findCredentials(email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found || !isRight || !found.verifiedAt || found.user.blockedAt) {
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { sessionId: await openSession(found.userId) };
}

/**
 * Opens a session and answers its id, which only its holder knows from then on (contract §3).
 * The user's run-out sessions are cleared away on the occasion.
 */
export async function openSession(userId: string): Promise<string> {
  const sessionId = makeSecret();
  const now = new Date();
  await db().session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
  await db().session.create({
    data: { userId, tokenHash: hashSecret(sessionId), lastUsedAt: now, expiresAt: expiryFrom(now) },
  });
  return sessionId;
}

/**
 * The user of a live session, null of a dead one. Using it moves its end to 30 days from now,
 * written at most once an hour.
 */
export async function refreshSession(sessionId: string): Promise<SessionUser | null> {
  const session = await findSession(sessionId);
  const now = new Date();
  const lastTouch = new Date(now.getTime() - sessionTouchInMs);
  if (session && session.lastUsedAt < lastTouch) {
    await db().session.updateMany({
      where: { id: session.user.sessionRowId, lastUsedAt: { lt: lastTouch } },
      data: { lastUsedAt: now, expiresAt: expiryFrom(now) },
    });
  }
  return session?.user ?? null;
}

/** Ends a session for cookie and bearer at once; one that is already dead is no fault. */
export async function closeSession(sessionId: string): Promise<void> {
  await db().session.deleteMany({ where: { tokenHash: hashSecret(sessionId) } });
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetimeInMs);
}

interface Registration {
  email: string;
  passwordHash: string;
  details: Omit<SignUp, "email" | "password">;
}

async function register(tx: Database, registration: Registration): Promise<void> {
  const { email, details } = registration;
  if (details.username) {
    await requireFreeUsername(tx, details.username);
  }
  const identity = await lockIdentity(tx, email);
  if (identity?.verifiedAt) {
    const { locale } = identity;
    await enqueueMail(tx, { template: "account-exists", recipient: email, locale, data: {} });
    return;
  }
  const identityId = identity
    ? await renewIdentity(tx, identity, registration)
    : await createIdentity(tx, registration);
  await mailToken(tx, { id: identityId, email }, details.locale);
}

async function createIdentity(tx: Database, { email, passwordHash, details }: Registration) {
  const userId = await createUser(tx, email, details);
  const data = { email, passwordHash, userId };
  return (await tx.emailIdentity.create({ data, select: { id: true } })).id;
}

async function renewIdentity(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  { email, passwordHash, details }: Registration,
) {
  await updateUser(tx, { id: userId, email }, details);
  await tx.emailIdentity.update({ where: { id }, data: { passwordHash }, select: { id: true } });
  return id;
}

/** Earlier links stop working: only the newest mail's password and link belong together. */
async function mailToken(tx: Database, identity: { id: string; email: string }, locale: Locale) {
  const token = makeSecret();
  const expiresAt = new Date(Date.now() + verifyTokenLifetimeInMs);
  const of = { identityId: identity.id, purpose: "VERIFY" } as const;
  await tx.emailToken.deleteMany({ where: of });
  await tx.emailToken.create({ data: { ...of, tokenHash: hashSecret(token), expiresAt } });
  await enqueueMail(tx, {
    template: "verify-email",
    recipient: identity.email,
    locale,
    data: { token },
  });
}

/** Of many signups at once that want one name, the later ones see the earlier ones' rows. */
async function againWhenTaken<Answer>(write: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    if (attempts === 1) {
      throw new AppError("CONFLICT", undefined, { cause: error });
    }
    return againWhenTaken(write, attempts - 1);
  }
}
