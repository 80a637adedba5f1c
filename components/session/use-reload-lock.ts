import { useEffect, useState } from "react";
import { lockReload } from "./reload-lock";

export function useReloadLock(isRejected: boolean): void {
  const [isHeld, setHeld] = useState(false);
  if (isRejected && !isHeld) {
    setHeld(true);
  }
  useEffect(() => (isHeld ? lockReload() : undefined), [isHeld]);
}

export function isOfLostSession(code: string | null | undefined): boolean {
  return code === "UNAUTHENTICATED" || code === "OTHER_ACCOUNT";
}
