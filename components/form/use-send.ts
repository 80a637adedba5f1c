"use client";

import { useRef, useState, useTransition } from "react";
import { isOfLostSession } from "@/components/session/lost-session";
import { useReloadLock } from "@/components/session/use-reload-lock";
import type { Failure } from "@/lib/actions/action-result";
import { callAction } from "./call-action";

/** What is shown after a call; "leaving" keeps the form from being sent again while another page loads. */
export type SendState = Failure | null | "leaving";

/**
 * The way in which every form and button calls the server. A second press while pending sends nothing. After a
 * lost session the page stays as it is, so that nothing typed is lost. `isPending` covers what `startTransition`
 * starts, for example a refresh.
 */
export function useSend() {
  const [shown, setShown] = useState<SendState>(null);
  const [isCalling, setCalling] = useState(false);
  const [isRefreshing, startTransition] = useTransition();
  const isSent = useRef(false);
  const failure = shown === "leaving" ? null : shown;
  useReloadLock(isOfLostSession(failure?.code));

  /** Resolves once the result is shown. Not in a transition, which would hold back every navigation. */
  async function send<Result>(
    call: () => Promise<Result>,
    settle: (result: Result | Failure) => SendState | Promise<SendState>,
  ): Promise<void> {
    if (isSent.current) {
      return;
    }
    isSent.current = true;
    setCalling(true);
    try {
      const next = await settle(await callAction(call));
      isSent.current = next === "leaving";
      setShown(next);
    } catch (redirect) {
      // Next's boundary follows redirects that are thrown while rendering.
      setShown(() => {
        throw redirect;
      });
    }
    setCalling(false);
  }

  /** After the other page could not be reached. */
  function stay(): void {
    isSent.current = false;
    setShown(null);
  }

  function hideFailure(): void {
    setShown((before) => (before === "leaving" ? before : null));
  }

  const isPending = isCalling || isRefreshing || shown === "leaving";
  return { send, stay, hideFailure, startTransition, failure, isPending };
}
