import "server-only";
import { requestIdAtHand } from "@/lib/site/current-request";
import type { AppError } from "./app-error";
import { reportable } from "./report";

export function errorResponse(error: unknown, where: string): Response {
  const refusal = reportable(error, where);
  const { status, message, code } = refusal;
  const data = toldData(refusal);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  return Response.json({ message, code, data }, { status, headers });
}

/** A fault that was recognised where it arose names no request. Without `server.ts` there is none to name. */
function toldData({ status, data }: AppError): AppError["data"] {
  const requestId = status < 500 ? null : requestIdAtHand();
  return requestId === null ? data : { ...data, requestId };
}
