"use client";

import { useEffect } from "react";

// In memory, so that nothing is stored on the reader's device.
const reported = new Set<number>();

/** Counts a view once, when the page is visible. */
export function ViewBeacon({ listingId }: { listingId: number }) {
  useEffect(() => {
    function tell(): void {
      if (!document.hidden && !reported.has(listingId)) {
        reported.add(listingId);
        navigator.sendBeacon(`/listing/view/${listingId}`);
      }
    }
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [listingId]);
  return null;
}
