import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import "server-only";

export function isOwnOrigin(headers: Headers): boolean {
  return headers.get("origin") === new URL(env().appUrl).origin;
}

export function isFromOwnPage(headers: Headers): boolean {
  const vouched = !headers.has("origin") && headers.get("sec-fetch-site") === "same-origin";
  return vouched || isOwnOrigin(headers);
}

/** Throws FOREIGN_ORIGIN. */
export function requireOwnOrigin(headers: Headers): void {
  if (!isFromOwnPage(headers)) {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/** For file links, which users may also type. Throws FOREIGN_ORIGIN. */
export function requireOwnPage(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/** `/auth/expired` first clears the dead cookie. */
export function leadToLogin(page: `/${string}`): Response {
  const headers = { location: `/auth/expired?next=${page}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 303, headers });
}
