"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { navigationFailed } from "./watch-fetch";

const timeoutInMs = 10_000;

/**
 * `router.push` for what must not get stuck: a page that has not come by then is loaded as a document. Under contention
 * React can lose the transition that waits for it (vercel/next.js#98305), and its answer can hang; both look as if the
 * press had done nothing. Where the page fails to come this one stays, and `onFailure` gives its button back.
 */
export function useReliablePush(onFailure?: () => void): (href: string) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const giveUp = useEffectEvent(() => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      onFailure?.();
    }
  });
  useEffect(() => {
    const hear = () => giveUp();
    addEventListener(navigationFailed, hear);
    return () => removeEventListener(navigationFailed, hear);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (href) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => location.assign(href), timeoutInMs);
    router.push(href);
  };
}
