"use client";

import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { buttonStyle } from "./button-style";

interface PendingLinkProps {
  href: string;
  pending: string;
  children: ReactNode;
}

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
