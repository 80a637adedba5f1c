"use client";

import type { ReactNode } from "react";
import { languageKey } from "@/lib/i18n/locales";

/** The leaf only writes the choice into local storage as well (spec §1). */
export function LanguageForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <form method="post" action="/language" aria-label={label} onSubmit={remember} className="flex">
      {children}
    </form>
  );
}

function remember(event: React.SubmitEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent;
  if (submitter instanceof HTMLButtonElement) {
    localStorage.setItem(languageKey, submitter.value);
  }
}
