import type { ErrorCode } from "@/lib/errors/error-kinds";

// Next's own limit for the body of a server action: beyond it, it answers 500.
const maxBytes = 1024 * 1024;

/**
 * Why a POST to a page cannot be one of our forms, before Next tries to read it; null when it may be one.
 * A foreign or hidden origin, a form without its boundary, or more than an action takes.
 */
export function refusalOfPost(headers: Headers, isOwnOrigin: boolean): ErrorCode | null {
  if (headers.has("origin") && !isOwnOrigin) {
    return "FOREIGN_ORIGIN";
  }
  if (Number(headers.get("content-length") ?? 0) > maxBytes) {
    return "PAYLOAD_TOO_LARGE";
  }
  const type = headers.get("content-type") ?? "";
  return /^multipart\//i.test(type) && !/;\s*boundary=\S/i.test(type) ? "BAD_REQUEST" : null;
}
