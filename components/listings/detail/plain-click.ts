import type { MouseEvent } from "react";

/** Whether a link may be answered by script: a click that asks for no new tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) && !event.defaultPrevented;
}
