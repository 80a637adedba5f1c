import "server-only";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";

/** Browsers without `Origin` may vouch by `Sec-Fetch-Site`. */
function originOf(headers: Headers): "own" | "foreign" | "unknown" {
  const origin = headers.get("origin");
  if (origin !== null) {
    return origin === new URL(env().appUrl).origin ? "own" : "foreign";
  }
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") {
    return "own";
  }
  return site === null || site === "none" ? "unknown" : "foreign";
}

export function isFromOwnPage(headers: Headers): boolean {
  return originOf(headers) === "own";
}

/** False for programs and typed addresses. */
export function isFromForeignPage(headers: Headers): boolean {
  return originOf(headers) === "foreign";
}

/** Throws FOREIGN_ORIGIN. */
export function requireOwnOrigin(headers: Headers): void {
  if (!isFromOwnPage(headers)) {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/** For file links, which users may also type. Throws FOREIGN_ORIGIN. */
export function rejectForeignPage(headers: Headers): void {
  if (isFromForeignPage(headers)) {
    throw new AppError("FOREIGN_ORIGIN");
  }
}
