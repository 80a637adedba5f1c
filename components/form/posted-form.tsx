"use client";

import type { ComponentProps, SubmitEvent } from "react";
import { formRejectedEvent } from "@/components/session/form-rejected-event";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { Failure } from "@/lib/actions/action-result";
import { failedAnswerOf } from "./call-action";
import { type FailureTexts, minutesPlaceholder } from "./failure-texts";
import { useSend } from "./use-send";

interface PostedFormProps extends ComponentProps<"form"> {
  action: string;
  failures: FailureTexts;
  /** The answer's section of this page, because scripts cannot see a redirect's fragment. */
  section: string;
}

export function PostedForm({ action, failures, section, children, ...rest }: PostedFormProps) {
  const { send, failure } = useSend();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const body = new URLSearchParams(new FormData(form) as never);
    void send(
      () => post(action, body),
      (result) => {
        if (result instanceof URL) {
          goOn(result, section);
          return "leaving";
        }
        form.dispatchEvent(new Event(formRejectedEvent));
        return result;
      },
    );
  }

  return (
    <form method="post" action={action} onSubmit={submit} {...rest}>
      {failure ? (
        <FocusedNotice news={failure}>
          <Banner kind="error" {...saying(failure, failures)} />
        </FocusedNotice>
      ) : null}
      {children}
    </form>
  );
}

/** Answers the address to which the server leads. */
async function post(action: string, body: URLSearchParams): Promise<URL> {
  const response = await fetch(action, { method: "POST", body });
  const failed = failedAnswerOf(response);
  if (failed && !response.redirected) {
    throw failed;
  }
  return new URL(response.url);
}

function saying({ code, retryAfterInSeconds = 0 }: Failure, failures: FailureTexts) {
  const title = failures[code] ?? failures.INTERNAL;
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  if (minutes === 0) {
    return { title };
  }
  return {
    title: code === "TOO_MANY_REQUESTS" ? failures.tooManyTries : title.replace(/\.$/, ""),
    description: failures.retryAfter.replace(minutesPlaceholder, String(minutes)),
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
