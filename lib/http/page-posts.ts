import type { ErrorCode } from "@/lib/errors/error-kinds";
import { forwardedActionHeader } from "./forwarded-actions";

// Next's own limit for the body of a server action: beyond it, it answers 500.
const maxBytes = 1024 * 1024;

/** Why a POST to a page cannot be one of our forms, before Next tries to read it; null when it may be one. */
export function rejectionOfPost(headers: Headers, isOwnOrigin: boolean): ErrorCode | null {
  if (headers.has("origin") ? !isOwnOrigin : isFromElsewhere(headers)) {
    return "FOREIGN_ORIGIN";
  }
  // Browsers always say how long a form is; without, nobody would stop reading. What Next sends on was measured before.
  const length = headers.get("content-length");
  if (length === null && headers.has(forwardedActionHeader)) {
    return null;
  }
  if (length === null) {
    return "BAD_REQUEST";
  }
  if (Number(length) > maxBytes) {
    return "PAYLOAD_TOO_LARGE";
  }
  const type = headers.get("content-type") ?? "";
  return /^multipart\//i.test(type) && !/;\s*boundary=\S/i.test(type) ? "BAD_REQUEST" : null;
}

/** What a browser says of a request whose Origin something on its way has taken away. */
function isFromElsewhere(headers: Headers): boolean {
  return ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
}
