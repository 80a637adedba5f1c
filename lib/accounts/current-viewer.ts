import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { getServerSession } from "next-auth";
import { cache } from "react";
import { AppError } from "@/lib/errors/app-error";
import { isMember, type Member, type Viewer, visitor } from "@/lib/fields/viewer";
import { requireOwnOrigin } from "@/lib/http/csrf";
import { authOptions } from "./next-auth";
import { hasAmbiguousSession, sessionCookieName, sessionIdOf } from "./sessions/auth-cookies";
import { refreshSession } from "./sessions/mutations";
import type { SessionUser } from "./sessions/queries";

export async function currentSessionId(): Promise<string | undefined> {
  if (hasAmbiguousSession({ headers: await headers() })) {
    return undefined;
  }
  return (await cookies()).get(sessionCookieName())?.value || undefined;
}

// next-auth wants a response, but the session action writes no cookie of ours.
const deafResponse = { getHeader: () => undefined, setHeader: () => {} };

/** Null for a dead session. Throws when the database is down. */
async function readCookieSession(sessionId: string): Promise<SessionUser | null> {
  let authError: unknown;
  const request = { headers: {}, cookies: { [sessionCookieName()]: sessionId } };
  const session = await getServerSession(
    request as NextApiRequest,
    deafResponse as unknown as NextApiResponse,
    authOptions((error) => {
      authError = error;
    }),
  );
  if (authError !== undefined) {
    throw authError;
  }
  return session?.user ?? null;
}

/** Prefers the bearer to the cookie. Throws when the database is down. */
export function currentUser(): Promise<SessionUser | null> {
  return currentUserOnce();
}

export async function currentViewer(): Promise<Viewer> {
  return asViewer(await currentUser());
}

export async function requireMember(returnTo: string): Promise<Member> {
  const viewer = await currentViewer();
  if (isMember(viewer)) {
    return viewer;
  }
  const isDead = (await cookies()).has(sessionCookieName());
  return redirect(`${isDead ? "/auth/expired" : "/login"}?next=${encodeURIComponent(returnTo)}`);
}

/** Throws UNAUTHENTICATED for a dead bearer, FOREIGN_ORIGIN for another site's page. */
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
