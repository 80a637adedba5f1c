/** What the keeper knows. */
export interface SessionSigns {
  /** The session id of local storage (spec §4); null when there is none. */
  stored: string | null;
  /** The beginning of the live session that the page was made for; null on a visitor's page. */
  mark: string | null;
  /** Whether this browser says that it stored an id: else a login without JavaScript looks like a removal. */
  hasMarker: boolean;
  /** The page has come, or come back out of the browser's history, or another tab has changed what is stored. */
  event: "load" | "return" | "storage";
  /** What another tab removed, where the browser tells. */
  removed?: string | null;
}

/**
 * `keep`: page and storage agree. `exchange`: the stored id becomes the cookie. `end`: the id was removed, so the
 * cookie ends. `reload`: an old page may be of a session that has ended. `forget`: only the marker is left.
 */
export type SessionStep = "keep" | "exchange" | "end" | "reload" | "forget" | "nothing";

/** What to do about a stored session and the page's (contract §3). */
export function nextStep(signs: SessionSigns): SessionStep {
  const { stored, mark, hasMarker, event } = signs;
  if (stored !== null) {
    return mark !== null && stored.startsWith(mark) ? "keep" : "exchange";
  }
  if (mark !== null) {
    return stepWithoutId(signs, mark);
  }
  return hasMarker && event === "load" ? "forget" : "nothing";
}

/** The stored id is a dead one, which clears the session (spec §4): in both places, so that they agree. */
export function stepAfterDeadId(mark: string | null): "end" | "forget" {
  return mark === null ? "forget" : "end";
}

/** A member's page, and nothing is stored. */
function stepWithoutId({ hasMarker, event, removed }: SessionSigns, mark: string): SessionStep {
  if (event === "storage") {
    // A dead id that another tab cleared away was none of this page's session.
    return removed && !removed.startsWith(mark) ? "nothing" : "end";
  }
  if (hasMarker) {
    return "end";
  }
  return event === "return" ? "reload" : "nothing";
}
