import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { type Locale, languageIn, localeFrom } from "@/lib/i18n/locales";
import { wasDependencyDownSince } from "@/lib/request/dependency-status";
import { plainPage } from "./plain-page";
import { plainHeaders } from "./plain-page-html";
import { outdatedFormPage, wantsPage } from "./rejected-post";

const ofNext = ["link", "etag", "content-length", "x-nextjs-cache", "x-nextjs-prerender"];

export function pageInstead(
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
): string | undefined {
  const { method, headers } = request;
  const { statusCode } = response;
  if (statusCode < 400 || isForScripts(headers)) {
    return undefined;
  }
  const type = String(response.getHeader("content-type") ?? "");
  const isLine = statusCode === 409 && type.startsWith("text/plain");
  if (isLine && method === "POST" && wantsPage(headers)) {
    // A form without scripts whose action Next no longer knows.
    return plain(request, response, outdatedFormPage);
  }
  const isPage = type.startsWith("text/html");
  if (isPage && statusCode < 500 && !response.hasHeader("content-security-policy")) {
    // All our pages have a policy, so this page is Next's.
    return plain(request, response, (locale) => plainPage("missing", [locale]));
  }
  const isLastWord = /^(?:text\/plain.*)?$/.test(type) && wantsPage(headers);
  return statusCode === 500 && (isPage || isLastWord)
    ? failure(request, response, wasDependencyDownSince(startedAt))
    : undefined;
}

function failure(
  request: IncomingMessage,
  response: ServerResponse,
  isUnavailable: boolean,
): string {
  const requestId = String(response.getHeader("x-request-id"));
  if (isUnavailable) {
    response.statusCode = 503;
    response.setHeader("Retry-After", 10);
  }
  const kind = isUnavailable ? "unavailable" : "failure";
  return plain(request, response, (locale) => plainPage(kind, [locale], requestId));
}

export function reject(
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
  kind: "missing" | "unavailable",
): void {
  const { status, message } = errorKinds[code];
  response.statusCode = status;
  if (wantsPage(request.headers) && !isForScripts(request.headers)) {
    response.end(plain(request, response, (locale) => plainPage(kind, [locale])));
    return;
  }
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  response.end(JSON.stringify({ message, code }));
}

function isForScripts(headers: IncomingMessage["headers"]): boolean {
  return "rsc" in headers || "next-action" in headers;
}

function plain(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  pageIn: (locale: Locale) => string,
): string {
  for (const name of ofNext) {
    response.removeHeader(name);
  }
  for (const [name, value] of Object.entries(plainHeaders)) {
    response.setHeader(name, value);
  }
  const asked = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get("lang");
  return pageIn(localeFrom(asked, languageIn(headers.cookie)));
}
