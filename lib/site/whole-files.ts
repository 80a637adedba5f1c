import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCode } from "./code-answer";
import { routeOf } from "./routes";

const files = new Set(["/_next/static", "/[file]"]);
// What asks for a part of a file, or for it only as it was once.
const conditions = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * Answers who wants anything but to read a file of the build, and has everybody else get it whole: a method, a part or a
 * condition that cannot be met Next fails on with a 500. Answers whether it was such a method.
 */
export function isRefusedFile(
  { method = "", url = "", headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!files.has(routeOf(url))) {
    return false;
  }
  for (const name of conditions) {
    headers[name] = undefined;
  }
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead) {
    refuse(method, response);
  }
  return !isRead;
}

/** As our handlers do (lib/errors/method-refusals.ts). */
function refuse(method: string, response: ServerResponse): void {
  if (method === "OPTIONS") {
    response.writeHead(204, { Allow: "GET, HEAD, OPTIONS" }).end();
    return;
  }
  answerCode(response, "METHOD_NOT_ALLOWED", { headers: { Allow: "GET, HEAD" } });
}
