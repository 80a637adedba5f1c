"use client";

import { useLayoutEffect, useReducer, useRef } from "react";

/** Puts the caret where it belongs in a field whose text is rewritten as typed: React would leave it at the end. */
export function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  // A text that stays the same draws nothing, and then the caret would not be put either.
  const [, draw] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (wanted.current !== null && document.activeElement === ref.current) {
      ref.current?.setSelectionRange(wanted.current, wanted.current);
    }
    wanted.current = null;
  });

  function put(place: number): void {
    wanted.current = place;
    draw();
  }

  return { ref, put };
}
