"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { showAlert } from "@/components/ui/alerts";
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
  wasForgotten,
} from "./stored-session";
import { hasTypedInput } from "./typed-input";

interface SessionKeeperProps {
  /** The beginning of the session id that the page was made for, null for a visitor. */
  mark: string | null;
  /** Shown while the browser waits for the user of a stored id (spec §2.2); other pages come with theirs. */
  loader: ReactNode;
  /** Said where the session has ended and the page stays for the sake of what was typed. */
  endedText?: string;
}

/** Keeps the browser's cookie and the stored session id together, at load and when another tab changes it (contract §3). */
export function SessionKeeper({ mark, loader, endedText = "" }: SessionKeeperProps) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    rememberPageSession(mark);
    const take = async (event: SessionSigns["event"], removed?: string | null) => {
      await takeStep(mark, event, { removed, endedText, setWaiting });
    };
    const whenStored = (event: StorageEvent) => {
      if (isOfSession(event)) {
        void take("storage", event.oldValue);
      }
    };
    const whenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        void take("return");
      }
    };
    addEventListener("storage", whenStored);
    addEventListener("pageshow", whenBack);
    void take(isOutOfHistory() ? "return" : "load");
    return () => {
      removeEventListener("storage", whenStored);
      removeEventListener("pageshow", whenBack);
    };
  }, [mark, endedText]);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is left behind with its page.
  useEffect(() => void makeUpForReload(), [pathname]);
  return isWaiting ? loader : null;
}

interface Waiting {
  setWaiting: (isWaiting: boolean) => void;
}

async function takeStep(
  mark: string | null,
  event: SessionSigns["event"],
  {
    removed,
    endedText,
    setWaiting,
  }: Pick<SessionSigns, "removed"> & Waiting & { endedText: string },
): Promise<void> {
  if (makeUpForReload()) {
    return;
  }
  const stored = storedSession();
  switch (nextStep({ stored, mark, hasMarker: hasMarker(), event, removed })) {
    case "keep":
      return keepSession(stored ?? "");
    case "exchange":
      return exchange(stored ?? "", mark, { setWaiting });
    case "end":
      return event === "storage" && wasForgotten() ? endUnlessTyped(endedText) : endHere();
    case "reload":
      return void reloadPage();
    case "forget":
      return dropMarker();
  }
}

/** Going back, a browser may show a page as it was, without asking us. */
function isOutOfHistory(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

async function exchange(
  sessionId: string,
  mark: string | null,
  { setWaiting }: Waiting,
): Promise<void> {
  if (!claimExchange(sessionId)) {
    return;
  }
  setWaiting(true);
  const status = await statusOf("/auth/session", JSON.stringify({ sessionId }));
  if (status === 200) {
    leaveMarker();
    return setWaiting(reloadPage());
  }
  setWaiting(false);
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

/** The session is dead: the page becomes a visitor's, but where somebody has typed it stays and says so. */
export async function endUnlessTyped(endedText: string): Promise<void> {
  return hasTypedInput() ? showAlert("error", endedText) : endHere();
}

/**
 * Turns the page into a visitor's. The marker stays for tabs that load meanwhile; the page that comes next forgets it.
 * Where the server could not be told, it hears of it with that page.
 */
async function endHere(): Promise<void> {
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
