"use client";

import { useState } from "react";

/** How long a text is that is typed into an uncontrolled field; each answer (`news`) puts its own text there. */
export function useTypedLength(news: unknown, text: string) {
  const [counted, setCounted] = useState<{ under: unknown; length: number } | null>(null);
  return {
    length: counted && counted.under === news ? counted.length : text.trim().length,
    count: (typed: string) => setCounted({ under: news, length: typed.trim().length }),
  };
}
