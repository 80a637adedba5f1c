import "server-only";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { type Database, db, transact } from "@/lib/db/client";
import { toDatabaseError } from "@/lib/db/errors";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { limits } from "@/lib/limits/limits";
import { forgetSpent } from "@/lib/limits/spend";
import { log } from "@/lib/log/log";
import { type Client, noClient } from "@/lib/request/client";
import { verifyPassword } from "../password";
import {
  type FoundCredentials,
  findCredentials,
  findSession,
  lockCredentials,
  type SessionUser,
} from "../queries";
import type { Credentials } from "../schema";
import { hashSecret, makeSecret } from "../secret";
import { sessionLifetimeInMs, sessionTouchInMs } from "../session-rules";

/**
 * Throws INVALID_CREDENTIALS for every reason after the same work, so that nothing is revealed.
 */
export async function logInByEmail(
  { email, password }: Credentials,
  client: Client = noClient,
): Promise<{ sessionId: string }> {
  const found = await findCredentials(email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  const sessionId = found?.mayLogIn && isRight ? await openSessionIfUnchanged(found, client) : null;
  if (sessionId === null) {
    const userId = found?.userId ?? null;
    await recordSecurityEvent(db(), { kind: "LOGIN_FAILED", userId, client });
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { sessionId };
}

/** A new password also clears attempts by others. */
export async function forgetFailedLogIns(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  { address }: Client,
): Promise<void> {
  for (const account of [email, userId]) {
    await forgetSpent(tx, limits.logIn, { account, clientAddress: address });
  }
}

/** A reset or block during the comparison ends all sessions, so null. */
function openSessionIfUnchanged(found: FoundCredentials, client: Client): Promise<string | null> {
  return transact(async (tx) =>
    (await lockCredentials(tx, found)) ? openSessionIn(tx, found.userId, client) : null,
  );
}

/** Returns the session id; the database stores only its hash. */
export function openSession(userId: string, client: Client = noClient): Promise<string> {
  return transact((tx) => openSessionIn(tx, userId, client));
}

async function openSessionIn(tx: Database, userId: string, client: Client): Promise<string> {
  const sessionId = makeSecret();
  const now = new Date();
  await tx.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
  await tx.session.create({
    data: {
      userId,
      tokenHash: hashSecret(sessionId),
      lastUsedAt: now,
      expiresAt: expiryFrom(now),
      userAgent: client.userAgent,
    },
    select: { id: true },
  });
  await recordSecurityEvent(tx, { kind: "LOGGED_IN", userId, client });
  return sessionId;
}

/** Null for a dead session. */
export async function refreshSession(sessionId: string): Promise<SessionUser | null> {
  const session = await findSession(sessionId);
  const now = new Date();
  const lastTouch = new Date(now.getTime() - sessionTouchInMs);
  if (session && session.lastUsedAt < lastTouch) {
    const where = { id: session.user.sessionRowId, lastUsedAt: { lt: lastTouch } };
    const data = { lastUsedAt: now, expiresAt: expiryFrom(now) };
    await db().session.updateMany({ where, data }).catch(leaveUntouched);
  }
  return session?.user ?? null;
}

/** A read-only database must not lock users out; the next use extends the session. */
function leaveUntouched(error: unknown): void {
  if (toDatabaseError(error) === null) {
    throw error;
  }
  log().warn({ err: error }, "the end of a session was not moved");
}

export async function closeSessions(sessionIds: string[]): Promise<number> {
  const found = await Promise.all(sessionIds.map(findSession));
  await Promise.all(sessionIds.map(closeSession));
  return found.filter((session) => session !== null).length;
}

/** Ignores a session that is already dead. */
export async function closeSession(sessionId: string): Promise<void> {
  await db().session.deleteMany({ where: { tokenHash: hashSecret(sessionId) } });
}

/** Ends the session of the previous cookie, unless it continues. */
export async function closeFormerSession(
  former: string | undefined,
  current?: string,
): Promise<void> {
  if (former !== undefined && former !== current) {
    await closeSession(former).catch((error: unknown) => toAppError(error, "former session"));
  }
}

export async function closeSessionsOf(
  tx: Database,
  userId: string,
  exceptRowId?: string,
): Promise<number> {
  const where = { userId, ...(exceptRowId && { id: { not: exceptRowId } }) };
  const live = await tx.session.count({ where: { ...where, expiresAt: { gt: new Date() } } });
  await tx.session.deleteMany({ where });
  return live;
}

export function closeOwnSession(
  { userId }: Member,
  id: string,
  client: Client,
): Promise<{ id: string }> {
  return transact(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id, userId } });
    if (count === 0) {
      throw new AppError("NOT_FOUND");
    }
    await recordSecurityEvent(tx, { kind: "SESSIONS_ENDED", userId, client });
    return { id };
  });
}

export function closeOtherSessions(viewer: Member, client: Client): Promise<{ count: number }> {
  const { userId, sessionRowId } = viewer;
  return transact(async (tx) => {
    const count = await closeSessionsOf(tx, userId, sessionRowId);
    await recordSecurityEvent(tx, { kind: "SESSIONS_ENDED", userId, client });
    return { count };
  });
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetimeInMs);
}
