import { holdPage } from "./held-page";
import { forgetSession } from "./stored-session";

/** After a 401 where nothing was typed: clears the session and comes back to this page by way of the login. */
export function leaveDeadSession(): void {
  forgetSession();
  const here = location.pathname + location.search;
  location.assign(`/auth/expired?next=${encodeURIComponent(here)}`);
}

/** After a 401 on a page with typed input: clears the session, and the page stays as it is until it is let go. */
export function stayWithDeadSession(): () => void {
  forgetSession();
  return holdPage();
}
