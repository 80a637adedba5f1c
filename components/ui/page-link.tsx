"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/** A link to a page of ours, fetched ahead only when it is pointed at or focused (ui.md, speed). */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <Link
      {...props}
      prefetch={isPointedAt ? null : false}
      onPointerEnter={() => setPointedAt(true)}
      onFocus={() => setPointedAt(true)}
    />
  );
}
