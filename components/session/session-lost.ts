import { lockReload } from "./reload-lock";
import { clearSession } from "./stored-session";
import { stayIfTyped } from "./typed-page";

/**
 * After a 401 of a press: clears the session and comes back to this page by way of the login. Where something was typed
 * beside it, the page stays and says `endedText`.
 */
export function leaveDeadSession(endedText: string): void {
  clearSession();
  if (stayIfTyped(endedText)) {
    return;
  }
  const here = location.pathname + location.search;
  location.assign(`/auth/expired?next=${encodeURIComponent(here)}`);
}

/** After a 401 on a page with typed input: clears the session, and the page stays as it is until it is let go. */
export function stayWithDeadSession(): () => void {
  clearSession();
  return lockReload();
}
