import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type Locale, languageIn, localeFrom } from "@/lib/i18n/locales";
import { plainHeaders } from "./plain-document";

// Of a body that is not sent.
const ofNext = ["link", "etag", "content-length", "x-nextjs-cache", "x-nextjs-prerender"];

/** Whether it is a person who reads the answer. */
export function wantsPage({ accept }: IncomingHttpHeaders): boolean {
  return String(accept).includes("text/html");
}

/** Ends an answer whose status is set with a page of ours, in the language of the address or else of the cookie. */
export function answerPlainly(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  pageIn: (locale: Locale) => string,
): void {
  for (const name of ofNext) {
    response.removeHeader(name);
  }
  for (const [name, value] of Object.entries(plainHeaders)) {
    response.setHeader(name, value);
  }
  const asked = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get("lang");
  response.end(pageIn(localeFrom(asked, languageIn(headers.cookie))));
}
