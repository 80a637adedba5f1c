import "server-only";
import Bowser from "bowser";
import type { OpenSession } from "@/lib/accounts/user-schema";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import type { OwnSession } from "../schema";
import { hashSecret } from "../secret";

export async function listOwnSessions(viewer: Member): Promise<OwnSession[]> {
  const sessions = await listSessionsOf(viewer.userId);
  return sessions.map((session) => ({
    ...session,
    isCurrent: session.id === viewer.sessionRowId,
  }));
}

export async function listSessionsOf(userId: string): Promise<OpenSession[]> {
  const sessions = await db().session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }));
}

export interface MarkedIdentity {
  userId: string;
  passwordHash: string;
}

export function findMarkedIdentity(
  account: Prisma.EmailIdentityWhereInput,
): Promise<MarkedIdentity | null> {
  return db().emailIdentity.findFirst({
    where: account,
    select: { userId: true, passwordHash: true },
  });
}

/** "Firefox · Windows"; null when unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) {
    return null;
  }
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(" · ") || null;
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
