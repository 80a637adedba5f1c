"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const pauseInMs = 1_500;

// A lost answer is requested again.
const pollEveryInMs = 10_000;

export function ProgressRefresh({ renderedAt }: { renderedAt: number }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the next pause.
  useEffect(() => {
    const look = () => {
      if (!document.hidden) {
        router.refresh();
      }
    };
    const soon = setTimeout(look, pauseInMs);
    const again = setInterval(look, pollEveryInMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
    };
  }, [renderedAt, router]);
  return null;
}
