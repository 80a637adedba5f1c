"use client";

import { useEffect } from "react";
import { afterLoad } from "@/components/ui/after-load";

export function RegisterServiceWorker() {
  useEffect(() => {
    const waiting = new AbortController();
    afterLoad(register, waiting.signal);
    return () => waiting.abort();
  }, []);
  return null;
}

function register(): void {
  // A private window or a full disk; the browser shows its own offline page then.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
