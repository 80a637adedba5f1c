import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { carriesFiles } from "./transferred-files";

/** Where files are being dragged: nowhere, somewhere in the window, over the place that takes them. */
export type DragState = "none" | "near" | "over";

/**
 * Takes files that are dropped on the element. Dropped beside it they are not taken, and the browser does not
 * leave the page for them either. Dragged text is left to the browser.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (transfer: DataTransfer) => void,
): DragState {
  const [state, setState] = useState<DragState>("none");
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const isOver = (event: DragEvent) => element.current?.contains(event.target as Node) ?? false;
    const listeners = new AbortController();
    const on = (name: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void) =>
      addEventListener(name, listener, { signal: listeners.signal });

    on("dragover", (event) => {
      if (!carriesFiles(event.dataTransfer)) {
        return;
      }
      event.preventDefault();
      event.dataTransfer.dropEffect = isOver(event) ? "copy" : "none";
      setState(isOver(event) ? "over" : "near");
    });
    on("dragleave", (event) => {
      if (event.relatedTarget === null) {
        setState("none");
      }
    });
    on("drop", (event) => {
      setState("none");
      if (!carriesFiles(event.dataTransfer)) {
        return;
      }
      event.preventDefault();
      if (isOver(event)) {
        dropped(event.dataTransfer);
      }
    });
    return () => listeners.abort();
  }, [element]);

  return state;
}
