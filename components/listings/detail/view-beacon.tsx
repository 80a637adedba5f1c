"use client";

import { useEffect } from "react";

// In memory: nothing is stored on the reader's device for it.
const told = new Set<number>();

/** Tells the server that a listing's page was seen (contract §10): once, and not before it is visible. */
export function ViewBeacon({ listingId }: { listingId: number }) {
  useEffect(() => {
    function tell(): void {
      if (!document.hidden && !told.has(listingId)) {
        told.add(listingId);
        navigator.sendBeacon(`/listing/view/${listingId}`);
      }
    }
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [listingId]);
  return null;
}
