import type { ServerResponse } from "node:http";

const ofBody = ["content-type", "content-length", "content-encoding"];

/**
 * Whether an asker who holds these (If-None-Match) holds what visitors are about to get: then 304 says so. Next itself
 * never finds out, since it takes the middleware's `private, no-cache` for the asker's own wish. Only for what Next
 * keeps for everybody: a member's page is made for one person and always sent.
 */
export function isHeld(response: ServerResponse, ifNoneMatch: string | undefined): boolean {
  const etag = response.getHeader("etag");
  if (!(ifNoneMatch && typeof etag === "string" && response.hasHeader("x-nextjs-cache"))) {
    return false;
  }
  // Weakly compared (RFC 9110 §13.1.2): which encoding somebody holds it in makes no difference.
  const held: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return held.includes(etag.replace(/^W\//, ""));
}

/** Takes away what tells of a body that is not sent; Node then drops the body of a 304 itself. */
export function leaveBodyOut(response: ServerResponse): void {
  for (const name of ofBody) {
    response.removeHeader(name);
  }
}
