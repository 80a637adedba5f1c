import { speaksHttps } from "@/lib/config/env";
import { cookieOf, cookieValuesOf } from "@/lib/request/cookies";
import { sessionLifetimeInMs } from "../session-rules";

type Asked = Pick<Request, "headers">;

interface SessionCookieOptions {
  httpOnly: true;
  sameSite: "lax";
  path: "/";
  secure: boolean;
  maxAge: number;
}

/** `__Host-` binds the cookie to the host, over https only. */
export function sessionCookieName(): string {
  return speaksHttps() ? "__Host-lagerfund-session" : "lagerfund-session";
}

export function sessionCookieOptions(): SessionCookieOptions {
  return {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: speaksHttps(),
    maxAge: sessionLifetimeInMs / 1000,
  };
}

interface CookieJar {
  set(name: string, value: string, options: SessionCookieOptions): unknown;
}

export function setSessionCookie(jar: CookieJar, sessionId: string): void {
  jar.set(sessionCookieName(), sessionId, sessionCookieOptions());
}

export function clearSessionCookie(jar: CookieJar): void {
  jar.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
}

/** Undefined without one, or when two differ. */
export function sessionIdOf(request: Asked): string | undefined {
  return cookieOf(request, sessionCookieName());
}

/** Parsers disagree whether the first or the last cookie counts. */
export function hasAmbiguousSession(request: Asked): boolean {
  return cookieValuesOf(request, sessionCookieName()).length > 1;
}

export const signupCookie = { name: "lagerfund-signup", options: () => optionsFor(60 * 60) };

/** The way back to a request that a visitor started (docs/decisions/0026). */
export const returnCookie = { name: "lagerfund-way", options: () => optionsFor(48 * 60 * 60) };

function optionsFor(maxAge: number) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: speaksHttps(), maxAge } as const;
}
