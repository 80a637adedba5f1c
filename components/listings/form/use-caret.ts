"use client";

import { useLayoutEffect, useReducer, useRef } from "react";

/** React moves the caret of rewritten text to the end. */
export function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  // Equal text would not draw.
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
