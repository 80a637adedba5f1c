import { useEffect, useRef } from "react";
import { clearStores, dropMarker } from "@/components/session/stored-session";

/**
 * A successful deletion ends the session, so leaving the page meanwhile clears the stored one. If the call
 * fails, the cookie alone remains.
 */
export function useClearSessionOnLeave(isUnderWay: boolean): void {
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
