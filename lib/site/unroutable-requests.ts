import type { IncomingMessage, ServerResponse } from "node:http";
import { canonicalAddress } from "./canonical-host";
import { answerCode } from "./code-answer";
import { answerPlainly, wantsPage } from "./plain-answer";
import { plainPage } from "./plain-page";
import { routeOf } from "./routes";
import { isRefusedFile } from "./whole-files";

/** Answers what Next is not asked about (contract §2), and whether it was that. */
export function isTurnedAway(
  request: IncomingMessage,
  response: ServerResponse,
  appUrl: string,
): boolean {
  if (!isReadable(request)) {
    refuse(request, response);
    return true;
  }
  if (isAskedForLife(request)) {
    answerAlive(response);
    return true;
  }
  if (isRefusedFile(request, response)) {
    return true;
  }
  const address = canonicalAddress(appUrl, request);
  if (address !== null) {
    response.writeHead(307, { Location: address, "Cache-Control": "no-store" }).end();
  }
  return address !== null;
}

function isAskedForLife({ method = "", url = "" }: IncomingMessage): boolean {
  return routeOf(url) === "/healthz" && (method === "GET" || method === "HEAD");
}

/** As its route does on hosts without our front door; here no turn of the event loop is waited for. */
function answerAlive(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ alive: true }));
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Whether a request line is one that Next can route. Takes away what Next would believe of the client's own
 * word: its check of a server action's origin prefers X-Forwarded-Host to Host.
 */
function isReadable(request: IncomingMessage): boolean {
  const { method = "", url = "", rawHeaders } = request;
  request.headers["x-forwarded-host"] = undefined;
  // RFC 9112 §3.2: of two nobody could say which one a proxy before us went by.
  const hosts = rawHeaders.filter((one, at) => at % 2 === 0 && /^host$/i.test(one));
  const isOneHost = hosts.length <= 1;
  return isOneHost && methods.has(method) && url.startsWith("/") && isDecodable(url);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** A link of an old program, its umlauts not in UTF-8, is opened by people too. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (wantsPage(request.headers)) {
    response.statusCode = 400;
    answerPlainly(request, response, (locale) => plainPage("missing", [locale]));
    return;
  }
  answerCode(response, "BAD_REQUEST", { message: "The request line cannot be read." });
}
