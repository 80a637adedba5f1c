import type { ServerResponse } from "node:http";
import { openScripts } from "./content-security-policy";
import { plainHeaders } from "./plain-document";
import { securityHeaders } from "./security-headers";

const yearInSeconds = 365 * 24 * 60 * 60;
// As documents they are nothing; a worker would take the policy of its script for its own.
const isNoDocument = /\b(?:javascript|css)\b|^(?:image|font)\//i;
const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives every answer, those that Next never sees included, the headers that browsers are to heed, and one without a
 * policy the strictest. No page goes out open: what `sealPolicy` has not looked through may run no inline script. For
 * the front door, before anything is asked; in development Next's own scripts need theirs.
 */
export function guardAnswer(response: ServerResponse, isHttps: boolean): void {
  for (const { key, value } of securityHeaders) {
    response.setHeader(key, value);
  }
  if (isHttps) {
    // For this very host: of others under the same name we know nothing.
    response.setHeader("Strict-Transport-Security", `max-age=${yearInSeconds}`);
  }
  if (process.env.NODE_ENV === "development") {
    return;
  }
  const { writeHead } = response;
  response.writeHead = ((...args: unknown[]) => {
    const type = String(response.getHeader("content-type") ?? "");
    closePolicy(response, type, args[0] === 304);
    keepToOurselves(response, type);
    return Reflect.apply(writeHead, response, args);
  }) as typeof writeHead;
}

/** No other site's page loads what is not a picture: what its memory holds could be read (side channels). */
function keepToOurselves(response: ServerResponse, type: string): void {
  if (!type.startsWith("image/")) {
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  }
}

function closePolicy(response: ServerResponse, type: string, isUnchanged: boolean): void {
  const policy = response.getHeader("content-security-policy");
  const isOpen = typeof policy === "string" && policy.includes(openScripts);
  if (isUnchanged) {
    // Who holds the page takes a 304's headers over: an answer that was not looked through leaves them as they are.
    if (isOpen) {
      response.removeHeader("content-security-policy");
    }
    return;
  }
  if (isOpen) {
    response.setHeader("content-security-policy", policy.replace(openScripts, "script-src 'self'"));
    return;
  }
  if (policy === undefined && !isNoDocument.test(type)) {
    // Of our documents only public/*.html come without: they are plain ones.
    const ofDocument = plainHeaders["Content-Security-Policy"];
    const isDocument = type.startsWith("text/html");
    response.setHeader("content-security-policy", isDocument ? ofDocument : nothing);
  }
}
