"use client";

import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { buttonStyle } from "./button-style";

interface PendingLinkProps {
  href: string;
  /** What it says from the click until the page is there. */
  pending: string;
  children: ReactNode;
}

/** A link like a quiet button that says itself how far it is: the one that loads the router's own link for it. */
export function PendingLink({ href, pending, children }: PendingLinkProps) {
  return (
    <Link href={href} prefetch={false} className={buttonStyle({ variant: "quiet" })}>
      <PendingLabel pending={pending}>{children}</PendingLabel>
    </Link>
  );
}

function PendingLabel({ pending, children }: Omit<PendingLinkProps, "href">) {
  const link = useLinkStatus();
  return <span aria-live="polite">{link.pending ? pending : children}</span>;
}
