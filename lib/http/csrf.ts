import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import "server-only";

/** Whether the caller's page is ours: its Origin is APP_URL's, to the letter. */
export function isOwnOrigin(headers: Headers): boolean {
  return headers.get("origin") === new URL(env().appUrl).origin;
}

/** Whether a page of ours makes the call: by its Origin, or the browser vouches for it by Sec-Fetch-Site. */
export function isFromOwnPage(headers: Headers): boolean {
  const vouched = !headers.has("origin") && headers.get("sec-fetch-site") === "same-origin";
  return vouched || isOwnOrigin(headers);
}

/** Refuses a call that another site's page made with our cookie (contract §2). Throws FOREIGN_ORIGIN. */
export function requireOwnOrigin(headers: Headers): void {
  if (!isFromOwnPage(headers)) {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/**
 * For a file that a link of ours leads to: asked for by our own page, or typed by the user. Other sites' pages could
 * not read it anyway. Throws FOREIGN_ORIGIN where the browser says that another site asks.
 */
export function requireOwnPage(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new AppError("FOREIGN_ORIGIN");
  }
}

/** Leads to a page that asks for the login by itself, once `/auth/expired` has cleared a dead session's cookie. */
export function leadToLogin(page: `/${string}`): Response {
  const headers = { location: `/auth/expired?next=${page}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 303, headers });
}
