"use client";

import { type ComponentProps, type SubmitEvent, useRef, useState } from "react";
import { formRejected } from "@/components/session/form-rejected";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { Failure } from "@/lib/actions/action-result";
import { callAction, failedAnswerOf } from "./call-action";
import { type FailureTexts, minutesPlace } from "./error-texts";

interface PostedFormProps extends ComponentProps<"form"> {
  action: string;
  failures: FailureTexts;
  /** The answer's section of this page, because scripts cannot see a redirect's fragment. */
  section: string;
}

export function PostedForm({ action, failures, section, children, ...rest }: PostedFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSent = useRef(false);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    if (isSent.current) {
      return;
    }
    isSent.current = true;
    const form = event.currentTarget;
    const body = new URLSearchParams(new FormData(form) as never);
    const result = await callAction(async () => {
      const response = await fetch(action, { method: "POST", body });
      const failed = failedAnswerOf(response);
      if (failed && !response.redirected) {
        throw failed;
      }
      return response;
    });
    if (result.ok && "url" in result) {
      goOn(new URL(result.url), section);
      return;
    }
    isSent.current = false;
    setFailure(result as Failure);
    form.dispatchEvent(new Event(formRejected));
  }

  return (
    <form method="post" action={action} onSubmit={send} {...rest}>
      {failure ? (
        <FocusedNotice news={failure}>
          <Banner kind="error" {...saying(failure, failures)} />
        </FocusedNotice>
      ) : null}
      {children}
    </form>
  );
}

function saying({ code, retryAfterInSeconds = 0 }: Failure, failures: FailureTexts) {
  const title = failures[code] ?? failures.INTERNAL;
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  if (minutes === 0) {
    return { title };
  }
  return {
    title: code === "TOO_MANY_REQUESTS" ? failures.tooManyTries : title.replace(/\.$/, ""),
    description: failures.retryAfter.replace(minutesPlace, String(minutes)),
  };
}

function goOn(url: URL, section: string): void {
  const isHere = url.pathname === location.pathname;
  const isSamePage = isHere && url.search === location.search;
  url.hash = isHere ? section : "";
  location.assign(url.href);
  if (isSamePage) {
    location.reload();
  }
}
