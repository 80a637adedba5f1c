"use client";

import { useEffect } from "react";
import { endUnlessTyped } from "./session-sync";
import { clearSession } from "./stored-session";

interface ActivityReportProps {
  isDue: boolean;
  endedText: string;
}

export function ActivityPing({ isDue, endedText }: ActivityReportProps) {
  useEffect(() => {
    const reportActivity = () => void report(endedText);
    if (isDue) {
      reportActivity();
    }
    addEventListener("focus", reportActivity);
    return () => removeEventListener("focus", reportActivity);
  }, [isDue, endedText]);
  return null;
}

let isUnderWay = false;

async function report(endedText: string): Promise<void> {
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
  if (status !== 401) {
    return;
  }
  clearSession();
  await endUnlessTyped(endedText);
}
