import { type RefObject, useEffect, useEffectEvent } from "react";
import { carriesFiles } from "./transferred-files";

/**
 * Takes files that are pasted anywhere in the form around the element, or where nothing has the focus.
 * Where a field has the focus and the clipboard also holds text, as a spreadsheet's cells do, the text is meant.
 */
export function useFilePaste(
  element: RefObject<HTMLElement | null>,
  onPaste: (transfer: DataTransfer) => void,
): void {
  const pasted = useEffectEvent(onPaste);

  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const form = element.current?.closest("form");
      if (carriesFiles(event.clipboardData) && isMeant(event, form)) {
        event.preventDefault();
        pasted(event.clipboardData);
      }
    }
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [element]);
}

function isMeant(event: ClipboardEvent, form: HTMLFormElement | null | undefined): boolean {
  if (!(event.target instanceof Element) || document.querySelector("dialog[open]")) {
    return false;
  }
  const field = event.target.closest("input, textarea, select, [contenteditable]");
  if (!field) {
    return true;
  }
  return (form?.contains(field) ?? false) && !event.clipboardData?.types.includes("text/plain");
}
