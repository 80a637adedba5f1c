import { randomUUID } from "node:crypto";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { longestUploadInMs } from "@/lib/storage/upload-limit";
import { guardAnswer } from "./answer-headers";
import { bodyLengthHeader } from "./body-length";
import { canonicalAddress } from "./canonical-host";
import { clientAddress, clientAddressHeader } from "./client-address";
import { compressAnswer } from "./compression";
import { answerFor, clientNamed, type Outcome } from "./current-request";
import { cutEndless } from "./endless-bodies";
import { mendFailure } from "./failing-documents";
import { forwardedActionHeader } from "./forwarded-actions";
import { isHeld, leaveBodyOut } from "./held-page";
import { keepLanguage } from "./kept-language";
import { answerPlainly, wantsPage } from "./plain-answer";
import { plainPage } from "./plain-page";
import { requestIdHeader, requestIdOf } from "./request-id";
import { sealPolicy } from "./sealed-policy";
import { cutStandstill } from "./standstill";
import { answerUnreadable } from "./unreadable-requests";

const guarded = Symbol.for("lagerfund.frontDoor");
const sealHeader = "x-lagerfund-seal";
const seal = randomUUID();
type Emit = typeof Server.prototype.emit;

/**
 * Answers a request line that Next fails on with a 500 (`/%ff`, `TRACE /`, `GET *`) with 400: nothing else
 * of ours is asked before its router (contract §2). Names every request, in its answer and in the log.
 * Says in a private header whom the socket belongs to, gives uploads their time, and cuts off who does not read or
 * never stops sending. Leads a browser that asks by another name of this machine to
 * `appUrl`: of such a redirect Next would make a path, and the browser would go round and round. Gives a document the
 * status that its page says, and one that Next leaves blank a page of ours. For instrumentation:
 * patches this process's HTTP servers, once.
 */
export function guardFrontDoor(trustedProxies: number, appUrl: string): void {
  const prototype = Server.prototype as typeof Server.prototype & { [guarded]?: true };
  if (prototype[guarded]) {
    return;
  }
  prototype[guarded] = true;
  const { host: publicHost, protocol } = new URL(appUrl);
  const isHttps = protocol === "https:";
  const emit: Emit = prototype.emit;
  prototype.emit = function emitGuarded(this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === "clientError" && answerUnreadable(...(args as [Error, Duplex]))) {
      return true;
    }
    if (event === "connection") {
      cutStandstill(...(args as [Socket]));
    }
    if (event === "request") {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      const requestId = nameRequest(request, trustedProxies);
      response.setHeader("X-Request-Id", requestId);
      guardAnswer(response, isHttps);
      cutEndless(request);
      if (isTurnedAway(request, response, appUrl)) {
        return true;
      }
      // Node cuts every request after 5 minutes; that of the headers stays at one.
      this.requestTimeout = longestUploadInMs;
      nameCaller(request, trustedProxies, publicHost);
      const outcome: Outcome = {};
      touchUp(request, response, outcome);
      compressAnswer(request, response);
      sealPolicy(request, response);
      mendFailure(request, response, requestId);
      const client = clientNamed(request.headers[clientAddressHeader]);
      const current = { client, requestId, outcome };
      return answerFor(current, () => Reflect.apply(emit, this, [event, ...args]));
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as Emit;
}

/** What Next sends on to itself keeps its id, and what a proxy of ours has named; nobody else is believed. */
function nameRequest(request: IncomingMessage, trustedProxies: number): string {
  const isBelieved = trustedProxies > 0 || isSealed(request);
  const requestId = requestIdOf(request.headers[requestIdHeader], isBelieved);
  request.headers[requestIdHeader] = requestId;
  return requestId;
}

/** Answers what Next is not asked about, and whether it was that. */
function isTurnedAway(request: IncomingMessage, response: ServerResponse, appUrl: string): boolean {
  if (!isReadable(request)) {
    refuse(request, response);
    return true;
  }
  const address = canonicalAddress(appUrl, request);
  if (address !== null) {
    response.writeHead(307, { Location: address, "Cache-Control": "no-store" }).end();
  }
  return address !== null;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Whether a request line is one that Next can route. Takes away what Next would believe of the client's own
 * word: its check of a server action's origin prefers X-Forwarded-Host to Host.
 */
function isReadable(request: IncomingMessage): boolean {
  const { method = "", url = "" } = request;
  request.headers["x-forwarded-host"] = undefined;
  return methods.has(method) && url.startsWith("/") && isDecodable(url);
}

function nameCaller(request: IncomingMessage, trustedProxies: number, publicHost: string): void {
  if (isSealed(request)) {
    // Next calls itself at localhost, where no browser's Origin fits.
    request.headers["x-forwarded-host"] = publicHost;
  } else {
    nameClient(request, trustedProxies);
  }
}

/** What carries our seal is Next calling this process for a client that was named before, with an action it sends on. */
function isSealed({ headers }: IncomingMessage): boolean {
  return headers[sealHeader] === seal;
}

/** Next fills X-Forwarded-For only when it is missing, so a client's own word would survive (stack.md). */
function nameClient({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  headers[sealHeader] = seal;
  headers[forwardedActionHeader] = undefined;
  const forwarded = [headers["x-forwarded-for"]].flat().join(",");
  headers[clientAddressHeader] =
    clientAddress(socket.remoteAddress, forwarded || undefined, trustedProxies) ?? undefined;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * The middleware's inner address stays inside: nothing but Next's pages router would read it. Our server actions
 * answer every failure of their own (style.md, 10), so what Next reports as the failure of one is a body that it
 * could not decode: the caller's fault, not the server's.
 */
function touchUp(request: IncomingMessage, response: ServerResponse, outcome: Outcome): void {
  const { method = "", url, headers } = request;
  const isAction = "next-action" in headers;
  const isDocument = !(isAction || "rsc" in headers);
  const held = ["GET", "HEAD"].includes(method) ? headers["if-none-match"] : undefined;
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadOfOurs(this: ServerResponse, ...args: unknown[]) {
    const [given, ...rest] = args;
    const status = isDocument && given === 200 ? sayOutcome(this, outcome) : given;
    this.removeHeader("x-middleware-rewrite");
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

/** A link of an old program, its umlauts not in UTF-8, is opened by people too. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (wantsPage(request.headers)) {
    response.statusCode = 400;
    answerPlainly(request, response, (locale) => plainPage("missing", [locale]));
    return;
  }
  response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end('{"message":"The request line cannot be read.","code":"BAD_REQUEST"}');
}
