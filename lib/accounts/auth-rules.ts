const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

/** Sessions live 30 days from their last use (contract §3). */
export const sessionLifetimeInMs = 30 * dayInMs;

export const sessionTouchInMs = hourInMs;

/** How long the link of a mail works (contract §3). */
export const tokenLifetimeInMs = { VERIFY: dayInMs, CHANGE: dayInMs, RESET: hourInMs } as const;

/** A live session's cookie is set anew at most this often (contract §3). */
export const renewalIntervalInMs = dayInMs;

const nowhere = "http://nowhere.invalid";
const maxPathLength = 2_000;

/** Where to go after logging in: `next` when it is a path of this site, else `fallback`. */
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

/** Set by a browser that signs out while the server cannot be told; its value is the mark of the session that ends. */
export const signedOutCookie = "lagerfund-signed-out";

const markLength = 8;

/** Enough of a session id for a page to know it again, too little to be it. */
export function sessionMarkOf(sessionId: string): string {
  return sessionId.slice(0, markLength);
}
