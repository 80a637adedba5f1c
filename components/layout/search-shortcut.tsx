"use client";

import { useEffect } from "react";
import { startServiceWorker } from "./service-worker";

/** `/` puts the cursor into the page's search bar (ui.md, hands and eyes). Being on every page, it also starts the worker. */
export function SearchShortcut() {
  useEffect(startServiceWorker, []);
  useEffect(() => {
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, []);
  return null;
}

function focusSearch(event: KeyboardEvent): void {
  const isShortcut = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isShortcut || isTyping(event.target) || document.querySelector("dialog[open]")) {
    return;
  }
  const search = document.querySelector<HTMLInputElement>("input[data-search]");
  if (search) {
    event.preventDefault();
    search.focus();
    search.select();
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
