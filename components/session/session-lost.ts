import { showAlert } from "@/components/ui/alerts";
import { holdPage } from "./held-page";
import { forgetSession } from "./stored-session";
import { hasTypedInput } from "./typed-input";

/**
 * After a 401 of a button: clears the session and comes back to this page by way of the login. A page that holds
 * something typed or ticked stays instead, and says what is the matter.
 */
export function leaveDeadSession(endedText: string): void {
  forgetSession();
  if (hasTypedInput()) {
    showAlert("error", endedText);
    return;
  }
  const here = location.pathname + location.search;
  location.assign(`/auth/expired?next=${encodeURIComponent(here)}`);
}

/** After a 401 on a page with typed input: clears the session, and the page stays as it is until it is let go. */
export function stayWithDeadSession(): () => void {
  forgetSession();
  return holdPage();
}
