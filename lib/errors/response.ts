import "server-only";
import { reportable } from "./report";

/**
 * Contract §2's error answer of any thrown thing: its status and plain JSON `{message, code, data?}`,
 * with `Retry-After` where there is a wait.
 */
export function errorResponse(error: unknown, where: string): Response {
  const { status, message, code, data } = reportable(error, where);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  return Response.json({ message, code, data }, { status, headers });
}
