"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusedNoticeProps {
  /** The form's state: a new one is news, even if it says the same again. Null for what came with the page. */
  news: unknown;
  children: ReactNode;
}

/**
 * What came of a form: takes the focus, and so comes into view, as `ErrorSummary` does (ui.md, forms). What came with the
 * page moves nothing, since somebody may be pressing a button by now, and takes the focus from nobody.
 */
export function FocusedNotice({ news, children }: FocusedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) {
      notice.current?.focus();
    } else if (document.activeElement === document.body) {
      notice.current?.focus({ preventScroll: true });
    }
  }, [news]);
  return (
    <div ref={notice} tabIndex={-1} className="flex flex-col gap-5 rounded">
      {children}
    </div>
  );
}
