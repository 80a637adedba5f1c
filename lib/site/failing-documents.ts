import type { IncomingMessage, ServerResponse } from "node:http";
import { errorKinds } from "@/lib/errors/error-kinds";
import { wasAwaySince } from "./away";
import { answerCode } from "./code-answer";
import type { Outcome } from "./current-request";
import { answerPlainly, wantsPage } from "./plain-answer";
import { plainPage } from "./plain-page";
import type { PlainKind } from "./plain-page-texts";
import { outdatedForm, unreadableForm } from "./refused-post";

const retryAfterInSeconds = 10;

// What Next answers where a page came to nothing: no body but scripts, in no language.
const blank = /^<!DOCTYPE html><html(?: id="__next_error__")?>/;

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * Puts a page of ours in the place of one that Next leaves blank, with the status 503 where a dependency is away and
 * with the request's name. For the front door, as the last that looks at what is written; not in development, where
 * Next shows there what went wrong.
 */
export function mendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  outcome: Outcome,
): void {
  if ("rsc" in request.headers || "next-action" in request.headers || isDevelopment) {
    return;
  }
  const { write, end, flushHeaders } = response;
  const startedAt = performance.now();
  const letGo = () => Object.assign(response, { write, end, flushHeaders });
  const isTaken = (piece: unknown) => {
    if (response.headersSent) {
      return false;
    }
    if (isOutdated(request, response)) {
      letGo();
      answerPlainly(request, response, outdatedForm);
    } else if (outcome.isFormUnreadable && isLineOfFailure(request, response)) {
      letGo();
      refuseForm(request, response);
    } else if (isFailed(response, request, piece)) {
      letGo();
      answerFailure(request, response, kindOf(response.statusCode, startedAt), requestId);
    } else {
      return false;
    }
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

/** A form without scripts whose action Next knows no more: it says so in a line of English. */
function isOutdated({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "");
  const isLine = response.statusCode === 409 && type.startsWith("text/plain");
  return isLine && method === "POST" && wantsPage(headers);
}

/** What Next answers a form that it fails on before a page is begun; other faults of ours too, once its error page fails. */
function isLineOfFailure({ method }: IncomingMessage, response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "");
  return method === "POST" && response.statusCode === 500 && type.startsWith("text/plain");
}

function refuseForm(request: IncomingMessage, response: ServerResponse): void {
  if (wantsPage(request.headers)) {
    response.statusCode = errorKinds.BAD_REQUEST.status;
    answerPlainly(request, response, unreadableForm);
    return;
  }
  response.removeHeader("etag");
  response.removeHeader("content-length");
  answerCode(response, "BAD_REQUEST");
}

/**
 * A page without a body says nothing of itself; one without a type is Next's last word. With a 500 it may stand there all
 * but for what failed: a part of it or its title, and nobody is told of it.
 */
function isFailed(response: ServerResponse, { method, headers }: IncomingMessage, piece: unknown) {
  const { statusCode } = response;
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html")) {
    const isBodiless = method === "HEAD" && statusCode >= 500;
    const isCut = statusCode === 500 || isBodiless;
    return statusCode >= 400 && (isCut || blank.test(beginningOf(piece)));
  }
  return type === "" && statusCode === 500 && wantsPage(headers);
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

function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  kind: PlainKind,
  requestId: string,
): void {
  if (kind === "unavailable") {
    response.statusCode = 503;
    response.setHeader("Retry-After", retryAfterInSeconds);
  }
  const named = kind === "missing" ? undefined : requestId;
  answerPlainly(request, response, (locale) => plainPage(kind, [locale], named));
}
