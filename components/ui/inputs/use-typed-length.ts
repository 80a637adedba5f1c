"use client";

import { useState } from "react";

/** Also answers whether the text differs from the one that `news` brought. */
export function useTypedLength(news: unknown, text: string) {
  const [counted, setCounted] = useState<{ under: unknown; length: number } | null>(null);
  const isChanged = counted !== null && counted.under === news;
  return {
    length: isChanged ? counted.length : text.trim().length,
    isChanged,
    count: (typed: string) => setCounted({ under: news, length: typed.trim().length }),
  };
}
