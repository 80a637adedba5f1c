import { env } from "@/lib/env/env";
import { sessionLifetimeInMs } from "./rules";

interface SessionCookieOptions {
  httpOnly: true;
  sameSite: "lax";
  path: "/";
  secure: boolean;
  /** In seconds, as Set-Cookie counts. */
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

/** The session id in a request's cookies; undefined without one. */
export function sessionIdOf(request: Request): string | undefined {
  return cookieOf(request, sessionCookieName());
}

/** A cookie of a request, for code that has no `cookies()`; undefined when missing or empty. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

function speaksHttps(): boolean {
  return env().appUrl.startsWith("https:");
}
