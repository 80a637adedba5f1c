import { isbot } from "isbot";
import { maxInteger } from "@/lib/fields/size-limits";
import { isFromOwnPage } from "@/lib/http/csrf";

/** Null for an impossible id, so that nothing is stored for it. */
export function viewedListingId(address: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(address) ? Number(address) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}

/** False for programs and bots that name themselves. */
export function isFromReader(headers: Headers): boolean {
  const userAgent = headers.get("user-agent");
  return Boolean(userAgent) && !isbot(userAgent) && isFromOwnPage(headers);
}
