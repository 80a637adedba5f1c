import { isIP } from "node:net";
import { isPublicAddress } from "./network-policy";

/** address: not https, not on the public internet, or with credentials. compressed: of any size when unpacked. */
export type FetchErrorCode = "address" | "unreachable" | "too_large" | "compressed";

export class FetchError extends Error {
  readonly code: FetchErrorCode;

  constructor(code: FetchErrorCode) {
    super(code);
    this.code = code;
  }
}

const longestAddress = 2_000;

/** Requires https on port 443. Throws FetchError. */
export function publicAddressOf(text: string, from?: URL): URL {
  const address = text.length <= longestAddress ? URL.parse(text.trim(), from) : null;
  if (address?.protocol !== "https:" || address.port !== "") {
    throw new FetchError("address");
  }
  if (address.username !== "" || address.password !== "") {
    throw new FetchError("address");
  }
  address.hash = "";
  return address;
}

/** False for a private IP address. Names are checked when they are resolved. */
export function mayBePublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 || isPublicAddress(host);
}
