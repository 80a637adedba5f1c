import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { isLocale } from "@/lib/i18n/locales";
import { isStopping } from "@/lib/process/stopping";
import type { Outcome } from "@/lib/request/current-request";
import { bodyLengthHeader } from "@/lib/request/response-length-headers";
import { plainHeaders } from "./plain-page-html";
import { pageInstead } from "./replace-next-error";
import { securityHeaders } from "./security-headers";

// Not documents; a worker would inherit its script's policy.
const isNoDocument = /\b(?:javascript|css)\b|^(?:image|font)\//i;
const nothing = "default-src 'none'; frame-ancestors 'none'";
const yearInSeconds = 365 * 24 * 60 * 60;

interface Facts {
  requestId: string;
  isHttps: boolean;
  outcome: Outcome;
}

export function patchResponse(
  request: IncomingMessage,
  response: ServerResponse,
  facts: Facts,
): void {
  response.setHeader("X-Request-Id", facts.requestId);
  for (const { key, value } of securityHeaders) {
    response.setHeader(key, value);
  }
  if (facts.isHttps) {
    // Not for subdomains.
    response.setHeader("Strict-Transport-Security", `max-age=${yearInSeconds}`);
  }
  const startedAt = performance.now();
  const { writeHead, write, end } = response;
  let isReplaced = false;
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders | string) => {
    response.statusCode = status;
    for (const [name, value] of typeof headers === "object" ? Object.entries(headers) : []) {
      response.setHeader(name, value ?? "");
    }
    const body = finish(request, response, facts.outcome)
      ? ""
      : pageInstead(request, response, startedAt);
    setPolicies(response);
    Reflect.apply(writeHead, response, [response.statusCode]);
    if (body !== undefined) {
      isReplaced = true;
      Reflect.apply(end, response, [body]);
    }
    return response;
  }) as typeof writeHead;
  response.write = ((...args: unknown[]) => {
    begin();
    return isReplaced || Reflect.apply(write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (!response.headersSent) {
      setContentLength(args[0], request, response);
      begin();
    }
    response.emit("said");
    return isReplaced ? response : Reflect.apply(end, response, args);
  }) as typeof end;

  function begin(): void {
    if (!response.headersSent) {
      response.writeHead(response.statusCode);
    }
  }
}

/** Node sets it only when it writes the headers itself. */
function setContentLength(
  body: unknown,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const isBodiless = method === "HEAD" || [204, 304].includes(response.statusCode);
  if (!isBodiless && !response.hasHeader("content-length")) {
    const isBody = typeof body === "string" || body instanceof Uint8Array;
    response.setHeader("Content-Length", isBody ? Buffer.byteLength(body) : 0);
  }
}

function finish(request: IncomingMessage, response: ServerResponse, outcome: Outcome): boolean {
  const { headers, url } = request;
  const isAction = "next-action" in headers;
  if (!(isAction || "rsc" in headers) && response.statusCode === 200) {
    applyOutcome(response, outcome);
  } else if (isAction && response.statusCode === 500) {
    // Our actions catch their errors, so the body was undecodable.
    response.statusCode = 400;
  }
  // It reveals the internal page tree.
  response.removeHeader("x-middleware-rewrite");
  if (isStopping()) {
    // Makes balancers leave a stopping process.
    response.setHeader("Connection", "close");
  }
  const length = response.getHeader(bodyLengthHeader);
  response.removeHeader(bodyLengthHeader);
  if (length !== undefined) {
    response.setHeader("content-length", length);
  }
  dedupeLocation(response, url);
  return response.statusCode === 200 && isNotModified(request, response);
}

function applyOutcome(response: ServerResponse, { status, retryAfterInSeconds }: Outcome): void {
  response.statusCode = status ?? 200;
  if (retryAfterInSeconds !== undefined) {
    response.setHeader("retry-after", retryAfterInSeconds);
  }
}

/** Next may set the header twice. */
function dedupeLocation(response: ServerResponse, url = ""): void {
  const [location] = [response.getHeader("location")].flat();
  if (typeof location === "string") {
    const isCurrentAttempt = /^\/(?!\/)/.test(location) && [307, 308].includes(response.statusCode);
    response.setHeader("location", isCurrentAttempt ? inLanguageOf(url, location) : location);
  }
}

/** The middleware's `no-cache` keeps Next from answering 304. Only for cached pages. */
function isNotModified({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const etag = response.getHeader("etag");
  const knownTags: string[] = headers["if-none-match"]?.match(/"[^"]*"/g) ?? [];
  const isCached = typeof etag === "string" && response.hasHeader("x-nextjs-cache");
  if (method === "POST" || !isCached || !knownTags.includes(etag.replace(/^W\//, ""))) {
    return false;
  }
  response.statusCode = 304;
  for (const name of ["content-type", "content-length", "content-encoding"]) {
    response.removeHeader(name);
  }
  response.appendHeader("Vary", "Accept-Encoding");
  return true;
}

function setPolicies(response: ServerResponse): void {
  const type = String(response.getHeader("content-type") ?? "");
  if (!type.startsWith("image/")) {
    // Against side channels between sites.
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  }
  const hasPolicy = response.hasHeader("content-security-policy");
  if (!hasPolicy && response.statusCode !== 304 && !isNoDocument.test(type)) {
    // Only public/*.html have no own policy.
    const isDocument = type.startsWith("text/html");
    const policy = isDocument ? plainHeaders["Content-Security-Policy"] : nothing;
    response.setHeader("Content-Security-Policy", policy);
  }
}

export function inLanguageOf(url: string, location: string): string {
  const language = parametersOf(url).get("lang");
  if (!isLocale(language) || parametersOf(location).has("lang")) {
    return location;
  }
  const [path, fragment] = location.split("#", 2);
  const href = `${path}${location.includes("?") ? "&" : "?"}lang=${language}`;
  return fragment === undefined ? href : `${href}#${fragment}`;
}

function parametersOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
}
