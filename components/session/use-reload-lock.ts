import { useEffect, useState } from "react";
import { lockReload } from "./reload-lock";

export function useReloadLock(isRejected: boolean): void {
  const [isLocked, setLocked] = useState(false);
  if (isRejected && !isLocked) {
    setLocked(true);
  }
  useEffect(() => (isLocked ? lockReload() : undefined), [isLocked]);
}
