"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { makeUpForReload, reloadPage } from "./held-page";
import { nextStep, type SessionSigns, stepAfterDeadId } from "./session-decision";
import {
  claimExchange,
  dropMarker,
  forgetSession,
  forgetSignOut,
  hasMarker,
  isOfSession,
  keepSession,
  leaveMarker,
  releaseExchange,
  rememberPageSession,
  signOutHere,
  storedSession,
} from "./stored-session";

/**
 * Keeps the browser's cookie and the stored session id together, at load and when another tab changes it (contract
 * §3). `mark` is the beginning of the session id that the page was made for, null for a visitor.
 */
export function SessionKeeper({ mark }: { mark: string | null }) {
  useEffect(() => {
    rememberPageSession(mark);
    const whenStored = (event: StorageEvent) => {
      if (isOfSession(event)) {
        void takeStep(mark, "storage", event.oldValue);
      }
    };
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        void takeStep(mark, "return");
      }
    };
    addEventListener("storage", whenStored);
    addEventListener("pageshow", whenBack);
    void takeStep(mark, isOutOfHistory() ? "return" : "load");
    return () => {
      removeEventListener("storage", whenStored);
      removeEventListener("pageshow", whenBack);
    };
  }, [mark]);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is left behind with its page.
  useEffect(() => void makeUpForReload(), [pathname]);
  return null;
}

async function takeStep(
  mark: string | null,
  event: SessionSigns["event"],
  removed: string | null = null,
): Promise<void> {
  if (makeUpForReload()) {
    return;
  }
  const stored = storedSession();
  switch (nextStep({ stored, mark, hasMarker: hasMarker(), event, removed })) {
    case "keep":
      return keepSession(stored ?? "");
    case "exchange":
      return exchange(stored ?? "", mark);
    case "end":
      return endHere();
    case "reload":
      return reloadPage();
    case "forget":
      return dropMarker();
  }
}

/** Going back, a browser may show a page as it was, without asking us. */
function isOutOfHistory(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

async function exchange(sessionId: string, mark: string | null): Promise<void> {
  if (!claimExchange(sessionId)) {
    return;
  }
  const status = await statusOf("/auth/session", JSON.stringify({ sessionId }));
  if (status === 200) {
    leaveMarker();
    return reloadPage();
  }
  releaseExchange();
  if (status !== 401) {
    return;
  }
  forgetSession();
  if (stepAfterDeadId(mark) === "end") {
    leaveMarker();
    await endHere();
  }
}

/**
 * Turns the page into a visitor's. The marker stays for tabs that load meanwhile; the page that comes next forgets it.
 * Where the server could not be told, it hears of it with that page.
 */
export async function endHere(): Promise<void> {
  signOutHere();
  const status = await statusOf("/auth/logout");
  if (status === 401) {
    dropMarker();
  }
  if (status === 200 || status === 401) {
    forgetSignOut();
  }
  if (status !== 0) {
    reloadPage();
  }
}

/** The status of a call of ours; 0 when there was no answer. */
async function statusOf(path: string, body: string | null = null): Promise<number> {
  const headers = body === null ? undefined : { "Content-Type": "application/json" };
  return fetch(path, { method: "POST", body, headers })
    .then((response) => response.status)
    .catch(() => 0);
}
