import { speaksHttps } from "@/lib/env/env";
import { cookieOf } from "./cookie-of";

/** The cookie by which a device is known again that has logged in before (lib/auth/known-device.ts). */
export function deviceCookieName(): string {
  return speaksHttps() ? "__Host-lagerfund-device" : "lagerfund-device";
}

/** Its value in a request's headers, as the client sent it; undefined without one, or with two. */
export function deviceIn(headers: Headers): string | undefined {
  return cookieOf({ headers }, deviceCookieName())?.slice(0, 500);
}
