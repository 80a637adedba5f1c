import "server-only";
import { type Database, db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { hashSecret } from "./secret";

/** What the session says of its user; the header shows it, operations get the viewer made of it. */
export interface SessionUser {
  id: string;
  username: string;
  isAdmin: boolean;
  lastActiveAt: Date;
  /** Which of the user's sessions this is; says nothing of its secret. */
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

/** The session behind a session id; null when unknown, expired or its user is blocked (contract §3). */
export async function findSession(sessionId: string): Promise<LiveSession | null> {
  const session = await db().session.findFirst({
    where: {
      tokenHash: hashSecret(sessionId),
      expiresAt: { gt: new Date() },
      user: { blockedAt: null },
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

/** What a login compares; null for an unknown address. Nothing of it may leave lib/auth. */
export function findCredentials(email: string) {
  return db().emailIdentity.findUnique({
    where: { email },
    select: {
      userId: true,
      passwordHash: true,
      verifiedAt: true,
      user: { select: { blockedAt: true } },
    },
  });
}

interface LockedIdentity {
  id: string;
  userId: string;
  verifiedAt: Date | null;
  locale: Locale;
}

/** The identity of an address, held against a verification or signup at the same moment. */
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
