"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { navigationFailed } from "./watch-fetch";

const timeoutInMs = 10_000;

/**
 * Loads the page as a document when `router.push` takes too long, because React can lose its transition
 * (vercel/next.js#98305). When the load fails, `onFailure` enables the form's button again.
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
