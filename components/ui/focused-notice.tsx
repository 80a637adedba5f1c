"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusedNoticeProps {
  /** A new object is news, even with the same text. Null for the page's first state. */
  news: unknown;
  children: ReactNode;
}

/**
 * Takes the focus, which scrolls it into view. The first state does not, because it would take the focus from
 * the user.
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
