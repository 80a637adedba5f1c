import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";

/** Whether the caller's page is ours: its Origin is APP_URL's, to the letter. */
export function isOwnOrigin(headers: Headers): boolean {
  return headers.get("origin") === new URL(env().appUrl).origin;
}

/**
 * Refuses a call that another site's page made with our cookie (contract §2).
 * Throws FOREIGN_ORIGIN. A missing Origin passes only where the browser vouches for it by Sec-Fetch-Site.
 */
export function requireOwnOrigin(headers: Headers): void {
  const vouched = !headers.has("origin") && headers.get("sec-fetch-site") === "same-origin";
  if (!vouched && !isOwnOrigin(headers)) {
    throw new AppError("FOREIGN_ORIGIN");
  }
}
