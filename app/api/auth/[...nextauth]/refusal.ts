import { env } from "@/lib/config/env";
import type { ErrorCode } from "@/lib/errors/error-kinds";

/**
 * What an answer of next-auth says no with; null where it does not. It refuses with any body and status, even 500 for
 * a caller's mistake, or leads to screens of its own, which are off.
 */
export async function refusalOf(response: Response): Promise<ErrorCode | null> {
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

/** Where it leads to: by a redirect, or for scripts in its JSON. */
async function targetOf(response: Response): Promise<string | null> {
  if (response.headers.get("content-type") !== "application/json") {
    return response.headers.get("location");
  }
  const body: { url?: string } | null = await response.clone().json();
  return body?.url ?? null;
}
