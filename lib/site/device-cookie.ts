import { speaksHttps } from "@/lib/env/env";

/** The cookie by which a device is known again that has logged in before (lib/auth/known-device.ts). */
export function deviceCookieName(): string {
  return speaksHttps() ? "__Host-lagerfund-device" : "lagerfund-device";
}

/** Its value in a request's headers, as the client sent it; undefined without one. */
export function deviceIn(headers: Headers): string | undefined {
  const start = `${deviceCookieName()}=`;
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length, start.length + 500);
}
