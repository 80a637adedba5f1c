"use client";

import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";

/** A link's label, and what it says from the click until the page is there. */
export function PendingLabel({ pending, children }: { pending: string; children: ReactNode }) {
  const link = useLinkStatus();
  return <span aria-live="polite">{link.pending ? pending : children}</span>;
}
