"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

const withoutHeader = ["login", "signup"];

/** Uses the layout segment, because the path differs between a cached render and the browser. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const segment = useSelectedLayoutSegment();
  if (segment !== null && withoutHeader.includes(segment)) {
    return null;
  }
  return (
    <header data-sticky={segment === null ? undefined : ""} className="page-header print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2 md:gap-x-6">
        {children}
      </div>
    </header>
  );
}
