import "server-only";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { type Database, db, transact } from "@/lib/db/client";
import { toDatabaseError } from "@/lib/db/errors";
import { reportError } from "@/lib/error-reporting/report-error";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { log } from "@/lib/log/log";
import { type Client, noClient } from "@/lib/request/client";
import { hashSecret, makeSecret } from "../secret";
import { sessionLifetimeInMs, sessionTouchInMs } from "../session-rules";
import { findSession, type SessionUser } from "./queries";

/** Returns the session id; the database stores only its hash. */
export function openSession(userId: string, client: Client = noClient): Promise<string> {
  return transact((tx) => openSessionIn(tx, userId, client));
}

export async function openSessionIn(tx: Database, userId: string, client: Client): Promise<string> {
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
    await closeSession(former).catch((error: unknown) => reportError(error, "former session"));
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

export async function deleteRunOutSessions(): Promise<void> {
  await db().session.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}
