import "server-only";
import { AppError } from "@/lib/errors/app-error";

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
