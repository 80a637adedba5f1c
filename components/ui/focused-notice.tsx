"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusedNoticeProps {
  /** The form's state: a new one is news, even if it says the same again. */
  news: unknown;
  children: ReactNode;
}

/** What came of a form: takes the focus, and so comes into view, as `ErrorSummary` does (ui.md, forms). */
export function FocusedNotice({ news, children }: FocusedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told anew is looked at anew.
  useEffect(() => notice.current?.focus(), [news]);
  return (
    <div ref={notice} tabIndex={-1} className="flex flex-col gap-5 rounded">
      {children}
    </div>
  );
}
