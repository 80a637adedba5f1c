import { isbot } from "isbot";
import { maxInteger } from "@/lib/fields/limits";
import { isOwnOrigin } from "@/lib/http/csrf";

/** The listing that an address names; null for what can be none, so that no flood of them is kept anywhere. */
export function viewedListingId(address: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(address) ? Number(address) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}

/** Whether a call is a browser's that shows a page of ours to somebody: programs and bots say who they are. */
export function isFromReader(headers: Headers): boolean {
  const userAgent = headers.get("user-agent");
  return Boolean(userAgent) && !isbot(userAgent) && isOwnOrigin(headers);
}
