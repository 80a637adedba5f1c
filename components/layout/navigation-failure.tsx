"use client";

import { useEffect, useState } from "react";
import { type NavigationFailed, navigationFailed } from "@/components/form/watch-fetch";
import { kindStyles } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

interface NavigationFailureProps {
  text: string;
  retryLabel: string;
  closeLabel: string;
}

/** Says that a page could not be loaded and offers to try again; the page that is there stays (contract §10). */
export function NavigationFailure({ text, retryLabel, closeLabel }: NavigationFailureProps) {
  const [retries, setRetries] = useState<readonly (() => void)[]>([]);
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      const { retry } = (event as NavigationFailed).detail;
      setRetries((before) => [...before, retry]);
    };
    addEventListener(navigationFailed, show);
    return () => removeEventListener(navigationFailed, show);
  }, []);

  function retry(): void {
    setRetries([]);
    for (const again of retries) {
      again();
    }
  }

  function close(): void {
    setRetries([]);
    // Ends what the router waits for: an address of its own history is no navigation.
    history.replaceState({}, "", location.href);
  }

  const { icon: Icon, className } = kindStyles.error;
  return (
    <div role="alert" className="print:hidden">
      {retries.length > 0 ? (
        <div
          className={`fixed inset-x-4 bottom-[calc(1rem+var(--foot-bar-height,0rem))] z-50 mx-auto flex w-fit max-w-text flex-wrap items-center gap-3 rounded border px-4 py-2 ${className}`}
        >
          <Icon size={20} className="shrink-0" />
          <p className="min-w-0 flex-1 basis-60">{text}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            {retryLabel}
          </Button>
          <Button variant="quiet" size="sm" onClick={close}>
            {closeLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
