"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { hrefOf, type NavigationFailed, navigationFailed } from "@/components/form/watch-fetch";
import { kindStyles } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

interface NavigationFailureProps {
  text: string;
  retryLabel: string;
  closeLabel: string;
}

/** Says that a page could not be loaded and offers to try again; the page that is there stays (contract §10). */
export function NavigationFailure({ text, retryLabel, closeLabel }: NavigationFailureProps) {
  const router = useRouter();
  const [failures, setFailures] = useState<readonly NavigationFailed["detail"][]>([]);
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault();
      const { detail } = event as NavigationFailed;
      // Only going back asks for several pieces of a page.
      setFailures((before) => (detail.retry ? [...before, detail] : [detail]));
    };
    addEventListener(navigationFailed, show);
    return () => removeEventListener(navigationFailed, show);
  }, []);
  if (failures.length === 0) {
    return null;
  }

  function retry(): void {
    setFailures([]);
    for (const { href, retry: fetchAgain } of failures) {
      if (fetchAgain) {
        fetchAgain();
      } else if (href === hrefOf(location.href)) {
        router.refresh();
      } else {
        router.push(href);
      }
    }
  }

  const { icon: Icon, className } = kindStyles.error;
  return (
    <div
      className={`pointer-events-auto mt-2 ml-auto flex w-fit max-w-text flex-wrap items-center gap-3 rounded border px-4 py-2 ${className}`}
    >
      <Icon size={20} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <Button variant="quiet" size="sm" onClick={retry}>
        {retryLabel}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setFailures([])}>
        {closeLabel}
      </Button>
    </div>
  );
}
