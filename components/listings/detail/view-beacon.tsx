"use client";

import { useEffect } from "react";

// In memory, so that nothing is stored on the reader's device.
const reported = new Set<number>();

/** Counts a view once, when the page is visible. */
export function ViewBeacon({ listingId }: { listingId: number }) {
  useEffect(() => {
    function sendView(): void {
      if (!document.hidden && !reported.has(listingId)) {
        reported.add(listingId);
        navigator.sendBeacon(`/listing/view/${listingId}`);
      }
    }
    sendView();
    document.addEventListener("visibilitychange", sendView);
    return () => document.removeEventListener("visibilitychange", sendView);
  }, [listingId]);
  return null;
}
