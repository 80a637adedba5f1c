"use client";

import { useEffect } from "react";
import { afterLoad } from "@/components/ui/after-load";

export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV === "production") {
      const waiting = new AbortController();
      afterLoad(register, waiting.signal);
      return () => waiting.abort();
    }
  }, []);
  return null;
}

function register(): void {
  // Where a browser refuses (a private window, a full disk), its own page without a network does.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
