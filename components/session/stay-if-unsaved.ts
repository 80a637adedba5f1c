import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { isReloadLocked, lockReload, reloadPage } from "./reload-lock";
import { namePlaceholder, type SessionTexts } from "./session-texts";

const topic = "session";
let unlockReload: (() => void) | null = null;

/** With unsaved input the page postpones its reload and says why. Answers whether it stays. */
export function stayIfUnsaved(text?: string): boolean {
  // Input restored after an error looks untouched, but its form holds the lock.
  if (!hasUnsavedInput() && !isReloadLocked()) {
    return false;
  }
  if (text !== undefined) {
    showAlert("error", text, topic);
  }
  unlockReload ??= lockReload();
  reloadPage();
  return true;
}

export function isStaying(): boolean {
  return unlockReload !== null;
}

export function allowLeaving(): void {
  if (unlockReload !== null) {
    unlockReload();
    unlockReload = null;
    dismissAlert(topic);
  }
}

export async function showCurrentUser(
  userId: string | undefined,
  texts: SessionTexts,
): Promise<void> {
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
      texts.otherBeside.replace(namePlaceholder, () => user.username),
      topic,
    );
  }
}

function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main input:not([type=hidden], [type=submit], [type=button]), main textarea",
  );
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
