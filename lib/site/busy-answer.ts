import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answerCode } from "./code-answer";
import { answerPlainly, wantsPage } from "./plain-answer";
import { plainHeaders } from "./plain-document";
import { plainPage } from "./plain-page";

const retryAfterInSeconds = 5;
// Whoever does not read the answer keeps the line no longer.
const lingerInMs = 1_000;
// What is refused and not read yet takes room too.
const maxLingering = 128;
let lingering = 0;

/** Pages by their languages: made once, since they are answered when there is no time. */
const pages = new Map<string, string>();

/** Answers a request that is over our bounds: a page for who reads pages, else as calls are answered. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isPage = wantsPage(headers) && !("rsc" in headers || "next-action" in headers);
  if (!isPage) {
    answerCode(response, "UNAVAILABLE", { headers: { "Retry-After": retryAfterInSeconds } });
    return;
  }
  response.statusCode = 503;
  response.setHeader("Retry-After", retryAfterInSeconds);
  answerPlainly(request, response, (locale) => pageIn([locale]));
}

/** Ends a connection that is too much with an answer, unless one has begun on it or a flood has had many. */
export function endBusy(socket: Socket): void {
  const { _httpMessage: answering } = socket as { _httpMessage?: ServerResponse | null };
  socket.on("error", () => {});
  if (answering?.headersSent || lingering >= maxLingering) {
    socket.destroy();
    return;
  }
  // Nothing of the request is known: the page says it in both languages, and its script leaves the reader's.
  const page = pageIn(["de", "en"]);
  const head = [
    "HTTP/1.1 503 Service Unavailable",
    `X-Request-Id: ${randomUUID()}`,
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
    `Retry-After: ${retryAfterInSeconds}`,
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Connection: close",
    "\r\n",
  ];
  // What is still under way is read and thrown away: a line closed on it would take the answer along.
  lingering += 1;
  socket.once("close", () => {
    lingering -= 1;
  });
  socket.resume();
  socket.end(head.join("\r\n") + page);
  setTimeout(() => socket.destroy(), lingerInMs).unref();
}

function pageIn(locales: Parameters<typeof plainPage>[1]): string {
  const known = pages.get(locales.join()) ?? plainPage("unavailable", locales);
  pages.set(locales.join(), known);
  return known;
}
