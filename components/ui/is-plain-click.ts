"use client";

import type { MouseEvent } from "react";

/** Excludes clicks for a new tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) && !event.defaultPrevented;
}
