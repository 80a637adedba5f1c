"use client";

import { useEffect } from "react";

interface RetriedLoadProps {
  /** Next's own title belongs to the missing page. */
  title: string;
}

/** Reloads by GET after a random delay, so that not all browsers retry at once. */
export function DelayedReload({ title }: RetriedLoadProps) {
  useEffect(() => {
    document.title = title;
    const timer = setTimeout(loadAgain, 8_000 + Math.random() * 7_000);
    return () => clearTimeout(timer);
  }, [title]);
  return null;
}

function loadAgain(): void {
  if (location.href.includes("#")) {
    // With a fragment the browser would only scroll.
    location.reload();
  } else {
    location.replace(location.href);
  }
}
