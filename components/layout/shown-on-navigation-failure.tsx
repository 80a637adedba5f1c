"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import {
  type NavigationDone,
  type NavigationFailed,
  navigationDone,
  navigationFailed,
} from "@/components/form/watch-fetch";

/**
 * Shows its children when a navigation fails; the current page stays. The children come from the server with
 * buttons: "retry", others close. A later navigation hides it.
 */
export function ShownOnNavigationFailure({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [failures, setFailures] = useState<readonly NavigationFailed["detail"][]>([]);
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      const { detail } = event as NavigationFailed;
      // Only the current page is fetched in several parts.
      setFailures((before) => (detail.retry ? [...before, detail] : [detail]));
    };
    addEventListener(navigationFailed, show);
    return () => removeEventListener(navigationFailed, show);
  }, []);

  useEffect(() => {
    const shownAt = performance.now();
    const goOn = (event: Event) => {
      if (failures.length > 0 && (event as NavigationDone).detail.startedAt > shownAt) {
        setFailures([]);
        for (const { retry } of failures) {
          retry?.();
        }
      }
    };
    addEventListener(navigationDone, goOn);
    return () => removeEventListener(navigationDone, goOn);
  }, [failures]);

  function press({ target }: MouseEvent): void {
    const button = (target as Element).closest("button");
    if (!button) {
      return;
    }
    setFailures([]);
    for (const { href, retry = () => router.push(href) } of button.value ? failures : []) {
      retry();
    }
  }

  return failures.length > 0 ? (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the buttons inside.
    <div onClick={press}>{children}</div>
  ) : null;
}
