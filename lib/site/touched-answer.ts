import type { IncomingMessage, ServerResponse } from "node:http";
import { isStopping } from "@/lib/process/stopping";
import { bodyLengthHeader } from "./body-length";
import type { Outcome } from "./current-request";
import { isHeld, leaveBodyOut } from "./held-page";
import { keepLanguage } from "./kept-language";

/**
 * The middleware's inner address stays inside: nothing but Next's pages router would read it. Our server actions
 * answer every failure of their own (style.md, 10), so what Next reports as the failure of one is a body that it
 * could not decode: the caller's fault, not the server's.
 */
export function touchUp(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Outcome,
): void {
  const { method = "", url, headers } = request;
  const isAction = "next-action" in headers;
  const isDocument = !(isAction || "rsc" in headers);
  const held = ["GET", "HEAD"].includes(method) ? headers["if-none-match"] : undefined;
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadOfOurs(this: ServerResponse, ...args: unknown[]) {
    const [given, ...rest] = args;
    const status = isDocument && given === 200 ? sayOutcome(this, outcome) : given;
    this.removeHeader("x-middleware-rewrite");
    endLine(this);
    sayLength(this);
    leadOnce(this);
    keepLanguage(this, status, url);
    if (status === 200 && isHeld(this, held)) {
      leaveBodyOut(this);
      return Reflect.apply(writeHead, this, [304, ...rest]);
    }
    return Reflect.apply(writeHead, this, [isAction && status === 500 ? 400 : status, ...rest]);
  } as typeof writeHead;
}

/** Whoever keeps lines to a process that ends, a balancer above all, is told to take another one. */
export function endLine(response: ServerResponse): void {
  if (isStopping() && !response.headersSent) {
    response.setHeader("Connection", "close");
  }
}

/** The status that the page itself has said. */
function sayOutcome(response: ServerResponse, outcome: Outcome): number {
  const { status = 200, retryAfterInSeconds } = outcome;
  if (retryAfterInSeconds !== undefined) {
    response.setHeader("retry-after", retryAfterInSeconds);
  }
  return status;
}

/** What was compressed on the way has another length. */
function sayLength(response: ServerResponse): void {
  const length = response.getHeader(bodyLengthHeader);
  response.removeHeader(bodyLengthHeader);
  if (length !== undefined && !response.hasHeader("content-encoding")) {
    response.setHeader("content-length", length);
  }
}

/** Next names the address of a redirect twice where it has just made it for the cache. */
function leadOnce(response: ServerResponse): void {
  const location = response.getHeader("location");
  if (Array.isArray(location) && location[0] !== undefined) {
    response.setHeader("location", location[0]);
  }
}
