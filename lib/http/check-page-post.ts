import type { ErrorCode } from "@/lib/errors/error-kinds";
import { isFromForeignPage } from "./csrf";
import { forwardedActionHeader } from "./forwarded-actions";

// Beyond Next's limit for server actions it answers 500.
const maxBytes = 1024 * 1024;

/** Null when it may be one of our forms. */
export function rejectionOfPost(headers: Headers): ErrorCode | null {
  if (isFromForeignPage(headers)) {
    return "FOREIGN_ORIGIN";
  }
  // Browsers always send the length; forwarded actions were measured before.
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
