import { type RefObject, useEffect, useRef } from "react";
import { pushWayBackEntry } from "./way-back-entry";

/**
 * The browser's way back closes the dialog instead of leaving the page: while it is open, the page has one more entry
 * in the history. Answers how to close it otherwise: by that same way, so that the entry goes too.
 */
export function useWayBack(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const entry = useRef<"none" | "there" | "left">("none");

  useEffect(() => {
    function closeDialog(): void {
      entry.current = "left";
      dialog.current?.close();
    }
    if (entry.current === "none") {
      entry.current = "there";
      pushWayBackEntry();
    }
    addEventListener("popstate", closeDialog);
    return () => removeEventListener("popstate", closeDialog);
  }, [dialog]);

  return () => {
    if (entry.current === "there") {
      entry.current = "left";
      history.back();
    }
  };
}
