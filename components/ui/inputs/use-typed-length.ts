"use client";

import { useState } from "react";

/**
 * How long a text is that is typed into an uncontrolled field, and whether it is another one by now than the answer
 * (`news`) has put there.
 */
export function useTypedLength(news: unknown, text: string) {
  const [counted, setCounted] = useState<{ under: unknown; length: number } | null>(null);
  const isChanged = counted !== null && counted.under === news;
  return {
    length: isChanged ? counted.length : text.trim().length,
    isChanged,
    count: (typed: string) => setCounted({ under: news, length: typed.trim().length }),
  };
}
