"use client";

import { useEffect } from "react";

interface RetriedLoadProps {
  /** Of the document: what Next gave it speaks of the page that is missing. */
  title: string;
}

/** Has the page asked for once more by and by, not by everybody at once; by GET, whatever it answered. */
export function RetriedLoad({ title }: RetriedLoadProps) {
  useEffect(() => {
    document.title = title;
    const timer = setTimeout(loadAgain, 8_000 + Math.random() * 7_000);
    return () => clearTimeout(timer);
  }, [title]);
  return null;
}

function loadAgain(): void {
  if (location.href.includes("#")) {
    // The browser would only scroll to where it is.
    location.reload();
  } else {
    location.replace(location.href);
  }
}
