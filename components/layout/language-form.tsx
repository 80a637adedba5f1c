"use client";

import type { ReactNode } from "react";

/** Sends the place on the page along: a way back keeps it. The page that comes stores the choice (`languageScript`). */
export function LanguageForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/language" onSubmit={keepPlace}>
      {children}
    </form>
  );
}

function keepPlace(event: React.SubmitEvent<HTMLFormElement>): void {
  event.currentTarget.action = `/language${location.hash}`;
}
