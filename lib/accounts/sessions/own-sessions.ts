import "server-only";
import Bowser from "bowser";
import type { OpenSession } from "@/lib/accounts/user";
import { recordSecurityEvent } from "@/lib/audit/security-events";
import { db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import type { Client } from "@/lib/request/client";
import type { OwnSession } from "../schema";
import { closeSessionsOf } from "./sessions";

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

/** "Firefox · Windows"; null when unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) {
    return null;
  }
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(" · ") || null;
}
