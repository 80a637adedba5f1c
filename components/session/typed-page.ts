import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { isReloadLocked, lockReload, reloadPage } from "./reload-lock";
import { namePlace, type SessionTexts } from "./session-texts";

const topic = "session";
let letGo: (() => void) | null = null;

/** Where somebody has typed, the page stays until it is left, owes a reload, and says why. Answers whether it stays. */
export function stayIfTyped(text?: string): boolean {
  // What a form has shown anew after a refusal looks untyped, and the form holds the page.
  if (!hasTypedInput() && !isReloadLocked()) {
    return false;
  }
  if (text !== undefined) {
    showAlert("error", text, topic);
  }
  letGo ??= lockReload();
  reloadPage();
  return true;
}

export function stays(): boolean {
  return letGo !== null;
}

export function leaveTyped(): void {
  if (letGo !== null) {
    letGo();
    letGo = null;
    dismissAlert(topic);
  }
}

/** On a page that stays: another tab has logged in again, its user or another one. */
export async function sayWhoIsIn(userId: string | undefined, texts: SessionTexts): Promise<void> {
  const user = await fetch("/auth/me")
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (user === null) {
    return;
  }
  if (user.id === userId) {
    showAlert("success", texts.back, topic);
  } else {
    showAlert(
      "error",
      texts.otherBeside.replace(namePlace, () => user.username),
      topic,
    );
  }
}

/** Whether the page holds something that somebody has typed or chosen, and a reload would lose. */
function hasTypedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main input:not([type=hidden], [type=submit], [type=button]), main textarea",
  );
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
