import { speaksHttps } from "@/lib/env/env";

/** The address that a signup was sent to, for the page that names it and nobody else. */
export const signupCookie = { name: "lagerfund-signup", options: () => optionsFor(60 * 60) };

/** The way back to a request that was started as a visitor, as long as its draft is kept (decision 0026). */
export const wayCookie = { name: "lagerfund-way", options: () => optionsFor(48 * 60 * 60) };

/** Both end with the login. No script reads them, and no other site's form brings them. */
function optionsFor(maxAge: number) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: speaksHttps(), maxAge } as const;
}
