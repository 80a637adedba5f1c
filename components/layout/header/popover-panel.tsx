"use client";

import type { ReactNode } from "react";

interface PopoverPanelProps {
  id: string;
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * The browser opens and closes it without JavaScript. The script moves the focus, marks the current link and
 * closes it after a navigation, because the cached layout stays.
 */
export function PopoverPanel({ id, label, className, children }: PopoverPanelProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, also those by keyboard.
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onClick={closeAfterLink}
      onToggle={arrive}
      className={`menu-panel fixed inset-auto border border-steel-3 bg-paper p-0 text-ink ${className}`}
    >
      {children}
    </nav>
  );
}

function arrive({ newState, currentTarget }: React.ToggleEvent<HTMLElement>): void {
  if (newState === "open") {
    for (const link of currentTarget.querySelectorAll("a")) {
      link.ariaCurrent = link.href === location.origin + location.pathname ? "page" : null;
    }
    currentTarget.querySelector<HTMLElement>("a, button")?.focus();
  }
}

function closeAfterLink(event: React.MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest("a")) {
    event.currentTarget.hidePopover();
  }
}
