"use client";

import type { ReactNode, SubmitEvent } from "react";
import { failedAnswerOf } from "@/components/form/call-action";
import { reportNavigationFailure } from "@/components/form/watch-fetch";

export function LanguageForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/language" onSubmit={send}>
      {children}
    </form>
  );
}

function send(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
  void change(new URLSearchParams(form as never));
}

async function change(body: URLSearchParams): Promise<void> {
  // The redirect would lead back here.
  const answer = fetch("/language", { method: "POST", body, redirect: "manual" });
  if (
    await answer.then(
      (response) => failedAnswerOf(response) === null,
      () => false,
    )
  ) {
    comeAnew();
  } else {
    reportNavigationFailure({ href: location.href, retry: () => void change(body) });
  }
}

function comeAnew(): void {
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) {
    url.searchParams.delete("lang");
    location.assign(url);
  } else {
    location.reload();
  }
}
