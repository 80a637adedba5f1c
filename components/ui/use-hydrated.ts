"use client";

import { useSyncExternalStore } from "react";

/** False in the HTML that stands before (or without) JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
