import "server-only";
import { cookies, headers } from "next/headers";
import { hasAmbiguousSession, sessionCookieName } from "./cookie";

/**
 * The session id in the cookie of the request that a page or an action answers; undefined without one, and where
 * two differ. Asks `cookies()`, which knows what an action has set since.
 */
export async function currentSessionId(): Promise<string | undefined> {
  if (hasAmbiguousSession({ headers: await headers() })) {
    return undefined;
  }
  return (await cookies()).get(sessionCookieName())?.value || undefined;
}
