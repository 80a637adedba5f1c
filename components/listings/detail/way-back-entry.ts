import { useEffect } from "react";

const mark = "isOfLightbox";

/** One more entry for the same address, known again by its mark. Next adds to the state what its router needs. */
export function pushWayBackEntry(): void {
  history.pushState({ [mark]: true }, "");
}

/**
 * Steps over such an entry where nothing is open that it would close: after a reload, or on the way forward. Else the
 * first press on the way back would do nothing. Not at once on closing: the entry may be about to go by itself.
 */
export function useNoDeadEntry(isOpen: boolean): void {
  useEffect(stepOverDeadEntry, []);
  useEffect(() => {
    if (isOpen) {
      return;
    }
    addEventListener("popstate", stepOverDeadEntry);
    return () => removeEventListener("popstate", stepOverDeadEntry);
  }, [isOpen]);
}

function stepOverDeadEntry(): void {
  if (history.state?.[mark]) {
    history.back();
  }
}
