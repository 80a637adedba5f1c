"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** `/` focuses the search bar. Every page has it, so it also restores a lost focus after a navigation. */
export function SearchShortcut() {
  const pathname = usePathname();
  useEffect(() => takeLostFocus(pathname), [pathname]);
  useEffect(() => {
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, []);
  return null;
}

let shownPath: string | undefined;

/** The focused link disappears, and the next Tab would begin behind the new page. */
function takeLostFocus(pathname: string): void {
  if (shownPath && shownPath !== pathname && document.activeElement === document.body) {
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  shownPath = pathname;
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
