const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

export const sessionLifetimeInMs = 30 * dayInMs;

export const sessionTouchInMs = hourInMs;

/** For the links in mails. */
export const tokenLifetimeInMs = { VERIFY: dayInMs, CHANGE: dayInMs, RESET: hourInMs } as const;

/** The cookie of a live session is renewed at most this often. */
export const renewalIntervalInMs = dayInMs;

const nowhere = "http://nowhere.invalid";
const maxPathLength = 2_000;

/** Accepts only paths of this site, else `fallback`. */
export function returnPath(next: unknown, fallback = "/"): string {
  if (typeof next !== "string" || next.length > maxPathLength || !/^\/[^\\\p{Cc}]*$/u.test(next)) {
    return fallback;
  }
  const url = URL.parse(next, nowhere);
  const path = url ? url.pathname + url.search + url.hash : fallback;
  return url?.origin === nowhere && !next.startsWith("//") && !path.startsWith("//")
    ? path
    : fallback;
}

/** Set by a browser that signs out while the server is unreachable; holds the session mark. */
export const signedOutCookie = "lagerfund-signed-out";

const markLength = 8;

/** Identifies a session, but is too short to use it. */
export function sessionMarkOf(sessionId: string): string {
  return sessionId.slice(0, markLength);
}
