import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/errors/app-error";
import { isMember, type Member, type Viewer, visitor } from "@/lib/operations/viewer";
import { sessionCookieName, sessionIdOf } from "./cookie";
import { readCookieSession } from "./cookie-session";
import { currentSessionId } from "./current-cookie";
import { requireOwnOrigin } from "./origin";
import type { SessionUser } from "./queries";
import { refreshSession } from "./sessions";

/**
 * Who is signed in, for pages and server actions: the bearer first, then the cookie; null for a visitor
 * and for a dead session. Throws when the database is away. Read once per page.
 */
export function currentUser(): Promise<SessionUser | null> {
  return currentUserOnce();
}

/** `currentUser` as operations want it. */
export async function currentViewer(): Promise<Viewer> {
  return asViewer(await currentUser());
}

/**
 * The viewer of a page that needs a login (contract §10). Leaves for `/login?next=…` without a session
 * cookie, and by way of `/auth/expired`, which clears it, with a dead one.
 */
export async function requireMember(returnTo: string): Promise<Member> {
  const viewer = await currentViewer();
  if (isMember(viewer)) {
    return viewer;
  }
  const isDead = (await cookies()).has(sessionCookieName());
  return redirect(`${isDead ? "/auth/expired" : "/login"}?next=${encodeURIComponent(returnTo)}`);
}

/**
 * The caller of a program's door (contract §2): a bearer, or the cookie from a page of our own.
 * Throws UNAUTHENTICATED for a dead bearer, FOREIGN_ORIGIN for a cookie sent by another site's page.
 */
export async function viewerOf(request: Request): Promise<Viewer> {
  const bearer = bearerOf(request.headers);
  if (bearer !== undefined) {
    return asMember(await refreshSession(bearer));
  }
  const sessionId = sessionIdOf(request);
  if (sessionId === undefined) {
    return visitor;
  }
  requireOwnOrigin(request.headers);
  return asViewer(await readCookieSession(sessionId));
}

/** The session id of an `Authorization: Bearer` header; undefined when there is none. */
export function bearerOf(requestHeaders: Headers): string | undefined {
  const match = /^bearer(?: +(.*))?$/i.exec(requestHeaders.get("authorization") ?? "");
  return match ? (match[1] ?? "") : undefined;
}

const currentUserOnce = cache(async (): Promise<SessionUser | null> => {
  const bearer = bearerOf(await headers());
  if (bearer !== undefined) {
    return refreshSession(bearer);
  }
  const sessionId = await currentSessionId();
  return sessionId ? readCookieSession(sessionId) : null;
});

function asViewer(user: SessionUser | null): Viewer {
  return user ? asMember(user) : visitor;
}

function asMember(user: SessionUser | null): Member {
  if (!user) {
    throw new AppError("UNAUTHENTICATED");
  }
  return { userId: user.id, isAdmin: user.isAdmin, sessionRowId: user.sessionRowId };
}
