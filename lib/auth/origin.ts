import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";

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
