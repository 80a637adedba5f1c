import { speaksHttps } from "@/lib/config/env";

const yearInSeconds = 365 * 24 * 60 * 60;

/** How the cookie of the language is set (contract §1): for a year; scripts read it, other sites' forms bring none. */
export function languageCookieOptions() {
  return { path: "/", sameSite: "lax", secure: speaksHttps(), maxAge: yearInSeconds } as const;
}
