"use client";

import { type SubmitEvent, useEffect, useRef } from "react";
import { showAlert } from "./alerts";

/**
 * For `onSubmit` of a form with a server action: a second click while the first is under way sends nothing, and
 * neither does a browser without a network, which would lose what was typed.
 */
export function useSubmitGuard(isPending: boolean, offlineText: string) {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) {
      isSent.current = false;
    }
  }, [isPending]);
  return (event: SubmitEvent<HTMLFormElement>): void => {
    if (!isSent.current && !navigator.onLine) {
      event.preventDefault();
      showAlert("error", offlineText);
      return;
    }
    if (isSent.current) {
      event.preventDefault();
    }
    isSent.current = true;
  };
}
