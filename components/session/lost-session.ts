import { lockReload } from "./reload-lock";
import { stayIfUnsaved } from "./stay-if-unsaved";
import { clearSession } from "./stored-session";

/**
 * After a 401: clears the session and returns here through the login. With unsaved input the page stays and
 * shows `endedText`.
 */
export function leaveLostSession(endedText: string): void {
  clearSession();
  if (stayIfUnsaved(endedText)) {
    return;
  }
  const here = location.pathname + location.search;
  location.assign(`/auth/expired?next=${encodeURIComponent(here)}`);
}

export function stayWithLostSession(): () => void {
  clearSession();
  return lockReload();
}

export function isOfLostSession(code: string | null | undefined): boolean {
  return code === "UNAUTHENTICATED" || code === "OTHER_ACCOUNT";
}
