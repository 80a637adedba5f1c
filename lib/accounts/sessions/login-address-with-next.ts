import { env } from "@/lib/config/env";
import { isDraftPath } from "@/lib/site/request-draft-path";
import { returnPath } from "@/lib/site/return-path";
import { withNext } from "@/lib/site/with-next";
import { returnCookie } from "./auth-cookies";

const entrances = ["/login", "/signup"];
/** Other pages offer nothing more after login. */
const worthReturning = /^\/(listing\/(detail\/\d+|search)|manufacturer(\/[^/]+)?)$/;
/** They carry their own `next`. */
const withOwnWay =
  /^\/(login|signup(\/sent)?|password-reset|email-verification|request-(password-reset|email-verification))$/;

interface Asked {
  method: string;
  nextUrl: URL;
  headers: Headers;
  cookies: { get: (name: string) => { value: string } | undefined };
}

/** Cached pages have no `next` in their login link, so this adds it. */
export function loginAddressWithNext({ method, nextUrl, headers, cookies }: Asked): string | null {
  const { pathname, search, searchParams } = nextUrl;
  if (method !== "GET" || !entrances.includes(pathname) || searchParams.has("next")) {
    return null;
  }
  const started = cookies.get(returnCookie.name)?.value ?? "";
  const next = isDraftPath(started)
    ? returnPath(started, "")
    : pathOfReferer(headers.get("referer"));
  return next ? withNext(pathname + search, next) : null;
}

function pathOfReferer(referer: string | null): string {
  const left = URL.parse(referer ?? "");
  if (left?.origin !== new URL(env().appUrl).origin) {
    return "";
  }
  if (withOwnWay.test(left.pathname)) {
    return returnPath(left.searchParams.get("next"), "");
  }
  return worthReturning.test(left.pathname) ? returnPath(left.pathname + left.search, "") : "";
}
