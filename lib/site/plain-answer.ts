import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { languageIn, localeFrom } from "@/lib/i18n/locales";
import { plainHeaders } from "./plain-document";
import { plainPage } from "./plain-page";
import type { PlainKind } from "./plain-page-texts";
import { outdatedForm } from "./refused-post";

const retryAfterInSeconds = 10;

// Of a body that is not sent.
const ofNext = ["link", "etag", "content-length", "x-nextjs-cache", "x-nextjs-prerender"];

/** Whether it is a person who reads the answer. */
export function wantsPage({ accept }: IncomingHttpHeaders): boolean {
  return String(accept).includes("text/html");
}

/** Ends an answer whose status is set with a page of ours. */
export function answerPlainly(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  { kind, requestId }: { kind: PlainKind | "outdated"; requestId: string },
): void {
  for (const name of ofNext) {
    response.removeHeader(name);
  }
  if (kind === "unavailable") {
    response.statusCode = 503;
    response.setHeader("Retry-After", retryAfterInSeconds);
  }
  for (const [name, value] of Object.entries(plainHeaders)) {
    response.setHeader(name, value);
  }
  const asked = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get("lang");
  const locale = localeFrom(asked, languageIn(headers.cookie));
  const named = kind === "missing" ? undefined : requestId;
  response.end(kind === "outdated" ? outdatedForm(locale) : plainPage(kind, [locale], named));
}
