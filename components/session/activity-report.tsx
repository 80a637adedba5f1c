"use client";

import { useEffect } from "react";
import { forgetSession } from "./stored-session";

/** Tells that the user is active, on window focus and at load when `isDue` (spec §4); one call at a time. */
export function ActivityReport({ isDue }: { isDue: boolean }) {
  useEffect(() => {
    if (isDue) {
      void report();
    }
    addEventListener("focus", report);
    return () => removeEventListener("focus", report);
  }, [isDue]);
  return null;
}

let isUnderWay = false;

async function report(): Promise<void> {
  if (isUnderWay) {
    return;
  }
  isUnderWay = true;
  const path = "/operations/update-current-user-last-active-timestamp";
  const status = await fetch(path, { method: "POST" }).then(
    (response) => response.status,
    () => 0,
  );
  isUnderWay = false;
  if (status === 401) {
    forgetSession();
  }
}
