import { useEffect, useState } from "react";
import { holdPage } from "./reload-lock";

/** From the first refusal for the sake of its session a form holds the page as long as it stands, also while it sends. */
export function useHeldPage(isRefused: boolean): void {
  const [isHeld, setHeld] = useState(false);
  if (isRefused && !isHeld) {
    setHeld(true);
  }
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
}

export function isOfLostSession(code: string | null | undefined): boolean {
  return code === "UNAUTHENTICATED" || code === "OTHER_ACCOUNT";
}
