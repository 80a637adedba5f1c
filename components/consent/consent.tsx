"use client";

import { useEffect } from "react";
import { afterLoad } from "@/components/ui/after-load";
import type { ConsentSettings } from "@/lib/consent/consent";
import { isBot, stepFor } from "./stored-choice";

/** A page that never rests asks, too. */
const askWithinInMs = 3_000;

/**
 * Asks for consent once the page is there, or measures where it was given (spec §2.13). Whatever that takes is loaded
 * only then: most pages are opened by somebody who has chosen.
 */
export function Consent({ analyticsId, translationUrl }: ConsentSettings) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const ask = (isPressed: boolean) =>
      import("./consent-dialogs").then(({ openConsent }) =>
        openConsent({ analyticsId, translationUrl }, isPressed),
      );
    const begin = () => {
      const step = isBot(navigator) ? "rest" : stepFor(document.cookie);
      if (step === "ask") {
        void ask(false).catch(notNow);
      } else if (step === "measure") {
        void import("./measuring").then(
          ({ setMeasuring }) => setMeasuring(analyticsId, true),
          notNow,
        );
      }
    };
    const beginWhenIdle = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(begin, { timeout: askWithinInMs })
        : setTimeout(begin);
    const reopen = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-consent]")) {
        void ask(true).catch(notNow);
      }
    };
    document.addEventListener("click", reopen, { signal });
    afterLoad(beginWhenIdle, signal);
    return () => listening.abort();
  }, [analyticsId, translationUrl]);
  return null;
}

/** Without network the page is as good as before; the next one asks again. Whatever else it is, somebody shall see. */
function notNow(cause: Error): void {
  if (cause.name !== "ChunkLoadError") {
    console.warn(cause);
  }
}
