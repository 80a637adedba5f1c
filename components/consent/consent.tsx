"use client";

import { useEffect } from "react";
import { afterLoad } from "@/components/ui/after-load";
import type { AnalyticsSettings } from "@/lib/consent/analytics-settings";
import { consentStepFor, isBot } from "./consent-step";

const askWithinInMs = 3_000;

/** Loads the dialogs or the measuring only when needed, because most visitors have chosen already. */
export function Consent({ analyticsId, translationUrl }: AnalyticsSettings) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const ask = (isPressed: boolean) =>
      import("./consent-dialogs").then(({ openConsent }) =>
        openConsent({ analyticsId, translationUrl }, isPressed),
      );
    const begin = () => {
      const step = isBot(navigator) ? "rest" : consentStepFor(document.cookie);
      if (step === "ask") {
        void ask(false).catch(notNow);
      } else if (step === "measure") {
        void import("./google-analytics").then(
          ({ setGoogleAnalytics }) => setGoogleAnalytics(analyticsId, true),
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

function notNow(cause: Error): void {
  if (cause.name !== "ChunkLoadError") {
    console.warn(cause);
  }
}
