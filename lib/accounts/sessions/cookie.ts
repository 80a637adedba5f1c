import { speaksHttps } from "@/lib/config/env";
import { cookieOf, cookieValuesOf } from "@/lib/request/cookies";
import { sessionLifetimeInMs } from "../rules";

type Asked = Pick<Request, "headers">;

interface SessionCookieOptions {
  httpOnly: true;
  sameSite: "lax";
  path: "/";
  secure: boolean;
  maxAge: number;
}

/** The name of the session's cookie: bound to the host where the installation speaks https (contract §3). */
export function sessionCookieName(): string {
  return speaksHttps() ? "__Host-lagerfund-session" : "lagerfund-session";
}

/** How the session's cookie is set: 30 days, not readable by scripts, not sent by other sites' forms. */
export function sessionCookieOptions(): SessionCookieOptions {
  return {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: speaksHttps(),
    maxAge: sessionLifetimeInMs / 1000,
  };
}

/** The session id in a request's cookies; undefined without one, and where two differ. */
export function sessionIdOf(request: Asked): string | undefined {
  return cookieOf(request, sessionCookieName());
}

/** Whether a request brings two sessions: some parsers would take the first, some the last. */
export function hasAmbiguousSession(request: Asked): boolean {
  return cookieValuesOf(request, sessionCookieName()).length > 1;
}

/** The address that a signup was sent to, for the page that names it and nobody else. */
export const signupCookie = { name: "lagerfund-signup", options: () => optionsFor(60 * 60) };

/** The way back to a request that was started as a visitor, as long as its draft is kept (decision 0026). */
export const returnCookie = { name: "lagerfund-way", options: () => optionsFor(48 * 60 * 60) };

/** Both end with the login. No script reads them, and no other site's form brings them. */
function optionsFor(maxAge: number) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: speaksHttps(), maxAge } as const;
}
