import "server-only";
import type { AppError } from "@/lib/errors/app-error";
import { currentRequestId } from "@/lib/request/current-request";
import { reportError } from "./report-error";

export function errorResponse(error: unknown, where: string): Response {
  const appError = reportError(error, where);
  const { status, message, code } = appError;
  const data = responseData(appError);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  return Response.json({ message, code, data }, { status, headers });
}

/** Only server errors name the request; without `server.ts` there is no id. */
function responseData({ status, data }: AppError): AppError["data"] {
  const requestId = status < 500 ? null : currentRequestId();
  return requestId === null ? data : { ...data, requestId };
}
