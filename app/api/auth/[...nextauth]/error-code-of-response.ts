import { env } from "@/lib/config/env";
import type { ErrorCode } from "@/lib/errors/error-kinds";

/**
 * The error code in next-auth's response, or null. next-auth answers 500 for a caller's mistake, or redirects to its disabled pages.
 */
export async function errorCodeOfResponse(response: Response): Promise<ErrorCode | null> {
  const target = await targetOf(response);
  const url = target === null ? null : URL.parse(target, env().appUrl);
  switch (url?.pathname) {
    case "/api/auth/signin":
      return url.searchParams.has("csrf") ? "FOREIGN_ORIGIN" : "UNAUTHENTICATED";
    case "/api/auth/signout":
      return "FOREIGN_ORIGIN";
    case "/api/auth/error":
      return "INVALID_CREDENTIALS";
    default:
      return response.status >= 400 ? "BAD_REQUEST" : null;
  }
}

async function targetOf(response: Response): Promise<string | null> {
  if (response.headers.get("content-type") !== "application/json") {
    return response.headers.get("location");
  }
  const body: { url?: string } | null = await response.clone().json();
  return body?.url ?? null;
}
