"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { sessionMarkOf } from "@/lib/accounts/session-rules";
import { reloadPage, runPostponedReload } from "./reload-lock";
import type { SessionTexts } from "./session-texts";
import { allowLeaving, isStaying, showCurrentUser, stayIfUnsaved } from "./stay-if-unsaved";
import {
  claimExchange,
  clearSession,
  dropMarker,
  forgetSignOut,
  hasMarker,
  isOfSession,
  leaveMarker,
  pageSession,
  releaseExchange,
  rememberPageSession,
  signOutHere,
  storedSession,
  storeSession,
  wasSessionCleared,
} from "./stored-session";

interface SessionSyncProps {
  /** The beginning of the page's session id, null for a visitor. */
  mark: string | null;
  loader: ReactNode;
  userId?: string | undefined;
  texts?: SessionTexts;
}

export function SessionSync({ mark, loader, userId, texts }: SessionSyncProps) {
  const [isWaiting, setWaiting] = useState(false);
  const take = useEffectEvent((event: SessionSigns["event"], removed?: string | null) =>
    takeStep(event, { removed, userId, texts, setWaiting }),
  );
  useEffect(() => {
    rememberPageSession(mark);
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
  }, [mark]);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is left behind with its page.
  useEffect(() => {
    allowLeaving();
    runPostponedReload();
  }, [pathname]);
  return isWaiting ? loader : null;
}

interface PageSession extends Pick<SessionSyncProps, "userId" | "texts"> {
  setWaiting: (isWaiting: boolean) => void;
}

async function takeStep(
  event: SessionSigns["event"],
  { removed, ...page }: Pick<SessionSigns, "removed"> & PageSession,
): Promise<void> {
  if (runPostponedReload()) {
    return;
  }
  const stored = storedSession();
  const mark = pageSession();
  switch (nextStep({ stored, mark, hasMarker: hasMarker(), event, removed })) {
    case "keep":
      return storeSession(stored ?? "");
    case "exchange":
      return exchange(stored ?? "", event, page);
    case "end":
      return event === "storage" ? endByOtherTab(page) : endHere();
    case "reload":
      return void reloadPage();
    case "forget":
      return dropMarker();
  }
}

/** The back button may restore a page without a request. */
function isOutOfHistory(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

async function exchange(
  sessionId: string,
  event: SessionSigns["event"],
  { userId, texts, setWaiting }: PageSession,
): Promise<void> {
  if (!claimExchange(sessionId)) {
    return;
  }
  const mark = pageSession();
  const isOtherTab = event === "storage" && mark !== null;
  setWaiting(true);
  const status = await statusOf("/auth/session", JSON.stringify({ sessionId }));
  if (status === 200) {
    leaveMarker();
    if (texts && isOtherTab && stayIfUnsaved()) {
      rememberPageSession(sessionMarkOf(sessionId));
      await showCurrentUser(userId, texts);
    }
    return setWaiting(reloadPage());
  }
  setWaiting(false);
  releaseExchange();
  if (status !== 401) {
    return;
  }
  clearSession();
  if (stepAfterDeadId(mark) === "end") {
    leaveMarker();
    if (isOtherTab) {
      stayIfUnsaved(texts?.ended);
    }
    await endHere();
  }
}

async function endByOtherTab({ texts }: PageSession): Promise<void> {
  if (wasSessionCleared()) {
    return endUnlessTyped(texts?.ended);
  }
  stayIfUnsaved(texts?.endedBeside);
  await endHere();
}

export async function endUnlessTyped(endedText: string | undefined): Promise<void> {
  return isStaying() || stayIfUnsaved(endedText) ? undefined : endHere();
}

/**
 * Shows the visitor's page. The marker stays for tabs that load meanwhile; the next page removes it, and also
 * ends the session if this call failed.
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

async function statusOf(path: string, body: string | null = null): Promise<number> {
  const headers = body === null ? undefined : { "Content-Type": "application/json" };
  return fetch(path, { method: "POST", body, headers })
    .then((response) => response.status)
    .catch(() => 0);
}

interface SessionSigns {
  stored: string | null;
  mark: string | null;
  /** Whether this browser stored an id. Without it, a login without JavaScript would look like a removal. */
  hasMarker: boolean;
  event: "load" | "return" | "storage";
  removed?: string | null;
}

/**
 * `keep`: page and storage agree. `exchange`: the stored id becomes the cookie. `end`: the id was removed, so
 * the cookie ends. `reload`: an old page may belong to an ended session. `forget`: only the marker is left.
 */
type SessionStep = "keep" | "exchange" | "end" | "reload" | "forget" | "nothing";

export function nextStep(signs: SessionSigns): SessionStep {
  const { stored, mark, hasMarker, event } = signs;
  if (stored !== null) {
    return mark !== null && stored.startsWith(mark) ? "keep" : "exchange";
  }
  if (mark !== null) {
    return stepWithoutId(signs, mark);
  }
  return hasMarker && event === "load" ? "forget" : "nothing";
}

export function stepAfterDeadId(mark: string | null): "end" | "forget" {
  return mark === null ? "forget" : "end";
}

function stepWithoutId({ hasMarker, event, removed }: SessionSigns, mark: string): SessionStep {
  if (event === "storage") {
    return removed && !removed.startsWith(mark) ? "nothing" : "end";
  }
  if (hasMarker) {
    return "end";
  }
  return event === "return" ? "reload" : "nothing";
}
