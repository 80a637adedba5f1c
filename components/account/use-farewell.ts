import { useEffect, useRef } from "react";
import { clearStores, dropMarker } from "@/components/session/stored-session";

/**
 * When the page is left while a form is under way whose success leads elsewhere, the browser forgets what it stored:
 * the session is dead then. If it is not (somebody went on by hand), the cookie alone still carries it.
 */
export function useFarewell(isUnderWay: boolean): void {
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = isUnderWay;
  }, [isUnderWay]);
  useEffect(
    () => () => {
      if (isLeaving.current) {
        clearStores();
        dropMarker();
      }
    },
    [],
  );
}
