import "server-only";
import Bowser from "bowser";
import type { OpenSession } from "@/lib/accounts/user";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import type { OwnSession } from "../schema";

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
