"use client";

import { useEffect, useRef } from "react";
import type { RequestFacts } from "./watch-request-form";

/** Loads the form's script at its first use, so that no visitor waits for it. */
export function LoadRequestFormScript({ facts }: { facts: RequestFacts }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form) {
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const load = () => {
      form.removeEventListener("focusin", load);
      import("./watch-request-form").then(
        ({ watchRequestForm }) => signal.aborted || watchRequestForm(form, facts, { signal }),
        () => form.addEventListener("focusin", load, { signal }),
      );
    };
    form.addEventListener("focusin", load, { signal });
    // Typed before the script loaded, or restored by the browser.
    if (form.matches(":focus-within") || form.quantity.value !== form.quantity.defaultValue) {
      load();
    }
    return () => listening.abort();
  }, [facts]);
  return <span ref={mark} hidden />;
}
