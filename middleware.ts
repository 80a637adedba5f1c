import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieName } from "@/lib/auth/cookie";
import { env } from "@/lib/env/env";
import { isLocale, type Locale, languageKey, localeFrom } from "@/lib/i18n/locales";
import { canonicalAddress } from "@/lib/site/canonical-host";
import { contentSecurityPolicy } from "@/lib/site/content-security-policy";
import { treeOf, withinListingIds } from "@/lib/site/trees";

export const config = {
  runtime: "nodejs",
  // The doors for programs and files, next-auth, Next's own files, and the files at the root stay untouched.
  matcher: [
    "/((?!operations/|auth/|api/|files/|media/|language$|_next/|[^/]+\\.(?:ico|svg|png|txt|xml|json|webmanifest)$).*)",
  ],
};

/**
 * Rewrites every page's address to `/{locale}/{visitor|member}/…`, which is never seen outside (design.md).
 * Language: `?lang`, then the cookie, then German. Tree: by the session cookie, alive or not.
 */
export function middleware(request: NextRequest): NextResponse {
  const { nextUrl } = request;
  const address = canonicalAddress(env().appUrl, nextUrl, request.headers.get("host"));
  if (address !== null) {
    return NextResponse.redirect(address);
  }
  const locale = localeFrom(
    nextUrl.searchParams.get("lang"),
    request.cookies.get(languageKey)?.value,
  );
  const tree = treeOf(nextUrl.pathname, request.cookies.has(sessionCookieName()));
  const nonce = tree === "member" ? crypto.randomUUID() : undefined;
  const policy = contentSecurityPolicy(nonce);

  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const url = nextUrl.clone();
  url.pathname = `/${locale}/${tree}${withinListingIds(url.pathname)}`;
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Cache-Control", "private, no-cache");
  rememberLanguage(request, response);
  return response;
}

/** A visitor who came by an English address keeps reading English (contract §1). */
function rememberLanguage(request: NextRequest, response: NextResponse): void {
  const wanted = request.nextUrl.searchParams.get("lang");
  if (isLocale(wanted) && !request.cookies.has(languageKey)) {
    response.cookies.set(languageKey, wanted satisfies Locale, {
      path: "/",
      sameSite: "lax",
      maxAge: 365 * 24 * 60 * 60,
    });
  }
}
