/** What the keeper knows. */
export interface SessionSigns {
  /** The session id of local storage (spec §4); null when there is none. */
  stored: string | null;
  /** The beginning of the live session that the page was made for; null on a visitor's page. */
  mark: string | null;
  /** Whether this browser says that it stored an id: else a login without JavaScript looks like a removal. */
  hasMarker: boolean;
  /** Whether storage was just changed by another tab, or the page has just come. */
  event: "load" | "storage";
}

/**
 * `keep`: page and storage agree. `exchange`: the stored id becomes the cookie. `end`: the id was removed, so the
 * cookie ends. `forget`: nothing is left but the marker.
 */
export type SessionStep = "keep" | "exchange" | "end" | "forget" | "nothing";

/** What to do about a stored session and the page's (contract §3). */
export function nextStep({ stored, mark, hasMarker, event }: SessionSigns): SessionStep {
  if (stored !== null) {
    return mark !== null && stored.startsWith(mark) ? "keep" : "exchange";
  }
  if (mark === null) {
    return hasMarker ? "forget" : "nothing";
  }
  return hasMarker || event === "storage" ? "end" : "nothing";
}
