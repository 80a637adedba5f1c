import { speaksHttps } from "@/lib/config/env";

const yearInSeconds = 365 * 24 * 60 * 60;

/** Scripts read it, so it is not HttpOnly. */
export function languageCookieOptions() {
  return { path: "/", sameSite: "lax", secure: speaksHttps(), maxAge: yearInSeconds } as const;
}
