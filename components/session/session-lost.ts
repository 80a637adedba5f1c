import { lockReload } from "./reload-lock";
import { clearSession } from "./stored-session";
import { stayIfTyped } from "./typed-page";

/**
 * After a 401: clears the session and returns here through the login. With unsaved input the page stays and
 * shows `endedText`.
 */
export function leaveDeadSession(endedText: string): void {
  clearSession();
  if (stayIfTyped(endedText)) {
    return;
  }
  const here = location.pathname + location.search;
  location.assign(`/auth/expired?next=${encodeURIComponent(here)}`);
}

/** After a 401 with unsaved input: clears the session and locks the page until the returned function is called. */
export function stayWithDeadSession(): () => void {
  clearSession();
  return lockReload();
}
