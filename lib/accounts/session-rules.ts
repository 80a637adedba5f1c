const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

export const sessionLifetimeInMs = 30 * dayInMs;

export const sessionTouchInMs = hourInMs;

/** For the links in mails. */
export const tokenLifetimeInMs = { VERIFY: dayInMs, CHANGE: dayInMs, RESET: hourInMs } as const;

/** The cookie of a live session is renewed at most this often. */
export const renewalIntervalInMs = dayInMs;

/** Set by a browser that signs out while the server is unreachable; holds the session mark. */
export const signedOutCookie = "lagerfund-signed-out";

const markLength = 8;

/** Identifies a session, but is too short to use it. */
export function sessionMarkOf(sessionId: string): string {
  return sessionId.slice(0, markLength);
}
