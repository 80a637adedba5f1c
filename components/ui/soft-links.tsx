"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { showResults } from "./lists/results-head";

/**
 * One listener follows all `SoftLink`s and sends `<form data-soft="search">` without a reload. `data-pending`
 * dims the results meanwhile.
 */
export function SoftLinks() {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const [isReplacing, startReplacing] = useTransition();

  useEffect(() => (isReplacing ? showResults : undefined), [isReplacing]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const lead = (href: string, how?: string) => {
      if (how === "replace") {
        startReplacing(() => router.replace(href, { scroll: false }));
      } else if (how === "search") {
        hideKeyboard();
        const isThere = new URL(href).pathname === location.pathname;
        startReplacing(() => (isThere ? router.replace(href) : router.push(href)));
      } else {
        startLeaving(() => router.push(href));
      }
    };
    const follow = (event: MouseEvent) => {
      const link = softLinkOf(event);
      if (link && isPlainClick(event, link)) {
        event.preventDefault();
        document.forms.namedItem(link.dataset.resets ?? "")?.reset();
        lead(link.href, link.dataset.soft);
      }
    };
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.soft && !event.defaultPrevented) {
        event.preventDefault();
        const filled = new URLSearchParams(new FormData(form) as never);
        lead(`${form.action}?${filled}`, form.dataset.soft);
      }
    };
    const fetchAhead = (event: Event) => {
      const link = softLinkOf(event);
      if (link?.dataset.ahead) {
        router.prefetch(link.href);
      }
    };
    document.addEventListener("click", follow, { signal });
    document.addEventListener("submit", send, { signal });
    document.addEventListener("pointerover", fetchAhead, { signal });
    document.addEventListener("focusin", fetchAhead, { signal });
    return () => listening.abort();
  }, [router]);

  return isLeaving || isReplacing ? <span hidden data-pending /> : null;
}

/** A touch keyboard would cover the results. */
function hideKeyboard(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && matchMedia("(pointer: coarse)").matches) {
    activeElement.blur();
  }
}

function softLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("[href][data-soft]") : null;
}

function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !isModified && !defaultPrevented && target === "";
}
