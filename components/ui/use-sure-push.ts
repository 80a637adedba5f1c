"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const patienceInMs = 10_000;

/**
 * `router.push` for what must not get stuck: a page that has not come by then is loaded as a document. Under contention
 * React can lose the transition that waits for it (vercel/next.js#98305), and its answer can hang; both look as if the
 * press had done nothing.
 */
export function useSurePush(): (href: string) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (href) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => location.assign(href), patienceInMs);
    router.push(href);
  };
}
