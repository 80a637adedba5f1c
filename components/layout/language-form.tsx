"use client";

import type { ReactNode } from "react";
import { languageKey } from "@/lib/i18n/locales";

/** The leaf writes the choice into local storage as well (spec §1), and sends the place on the page along: a way back keeps it. */
export function LanguageForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/language" onSubmit={remember}>
      {children}
    </form>
  );
}

function remember(event: React.SubmitEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent;
  event.currentTarget.action = `/language${location.hash}`;
  if (submitter instanceof HTMLButtonElement) {
    keep(submitter.value);
  }
}

function keep(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is closed to us: the cookie has it.
  }
}
