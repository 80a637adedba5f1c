import type { IncomingMessage, ServerResponse } from "node:http";
import { languageIn, localeFrom } from "@/lib/i18n/locales";
import { wasAwaySince } from "./away";
import { plainHeaders } from "./plain-document";
import { plainPage } from "./plain-page";
import type { PlainKind } from "./plain-page-texts";

const retryAfterInSeconds = 10;

// What Next answers where a page came to nothing: no body but scripts, in no language.
const blank = /^<!DOCTYPE html><html(?: id="__next_error__")?>/;

const isDevelopment = process.env.NODE_ENV === "development";

// Of a body that is not sent.
const ofNext = ["link", "etag", "content-length", "x-nextjs-cache", "x-nextjs-prerender"];

/**
 * Puts a page of ours in the place of one that Next leaves blank, with the status 503 where a dependency is away and
 * with the request's name. For the front door, as the last that looks at what is written; not in development, where
 * Next shows there what went wrong.
 */
export function mendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  if ("rsc" in request.headers || "next-action" in request.headers || isDevelopment) {
    return;
  }
  const { write, end, flushHeaders } = response;
  const startedAt = performance.now();
  const letGo = () => Object.assign(response, { write, end, flushHeaders });
  const isTaken = (piece: unknown) => {
    if (response.headersSent || !isBlank(response, request, piece)) {
      return false;
    }
    const kind = kindOf(response.statusCode, startedAt);
    letGo();
    answerPlainly(request, response, { kind, requestId });
    // The rest of what Next has to say is not heard.
    Object.assign(response, { write: () => true, end: () => response });
    return true;
  };
  response.flushHeaders = () => {
    if (response.statusCode < 400) {
      letGo();
      response.flushHeaders();
    }
  };
  response.write = ((...args: unknown[]) => {
    if (isTaken(args[0])) {
      return true;
    }
    letGo();
    return Reflect.apply(response.write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (isTaken(args[0])) {
      return response;
    }
    letGo();
    return Reflect.apply(response.end, response, args);
  }) as typeof end;
}

/** A page without a body says nothing of itself; one without a type is Next's last word. */
function isBlank(response: ServerResponse, { method, headers }: IncomingMessage, piece: unknown) {
  const { statusCode } = response;
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html")) {
    const isBodiless = method === "HEAD" && statusCode >= 500;
    return statusCode >= 400 && (isBodiless || blank.test(beginningOf(piece)));
  }
  return type === "" && statusCode === 500 && String(headers.accept).includes("text/html");
}

function beginningOf(piece: unknown): string {
  if (typeof piece === "string") {
    return piece.slice(0, 64);
  }
  return piece instanceof Uint8Array ? Buffer.from(piece.subarray(0, 64)).toString("latin1") : "";
}

function kindOf(status: number, startedAt: number): PlainKind {
  if (status < 500) {
    return "missing";
  }
  return wasAwaySince(startedAt) ? "unavailable" : "failure";
}

function answerPlainly(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  { kind, requestId }: { kind: PlainKind; requestId: string },
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
  const named = kind === "missing" ? undefined : requestId;
  response.end(plainPage(kind, [localeFrom(asked, languageIn(headers.cookie))], named));
}
