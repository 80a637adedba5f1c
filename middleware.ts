import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import {
  finishOfflineSignOut,
  hasSignedOutOffline,
} from "@/lib/accounts/sessions/finish-offline-sign-out";
import { loginAddressWithNext } from "@/lib/accounts/sessions/login-address-with-next";
import { renewSessionCookie } from "@/lib/accounts/sessions/renew-session-cookie";
import { env, speaksHttps } from "@/lib/config/env";
import { rejectionOfPost } from "@/lib/http/check-page-post";
import { contentSecurityPolicy, hasStyleElements } from "@/lib/http/csp";
import { forwardedPath } from "@/lib/http/forwarded-actions";
import { rejectedPost } from "@/lib/http/rejected-post";
import { isCachedPage, pathInTree, treeOf } from "@/lib/http/visitor-or-member-tree";
import { languageCookieOptions } from "@/lib/i18n/language-cookie-options";
import { isLocale, type Locale, languageKey, localeFrom } from "@/lib/i18n/locales";
import { hasInternalToken, internalTokenHeader } from "@/lib/request/internal-token";

export const config = {
  runtime: "nodejs",
  // Exact addresses, or others reach the internal tree. Next cuts uploads at 10 MB.
  matcher: [
    "/((?!operations/[^/]+$|auth/(?:email/(?:login|request-password-reset|resend-verification|reset-password|signup|verify-email)|me|logout|session|expired)$|api/auth/|internal/drain$|(?:healthz|readyz|metrics)$|files/(?:(?:upload|download)/)?[^/]+$|media/[^/]+/[^/]+$|account/data$|csv-import/(?:template|faults/[^/]+)$|listing/export$|transaction/export$|listing/view/[^/]+$|listing/request/[^/]+$|og/listing/[^/]+$|sitemap/[^/]+$|language$|(?:sw\\.js|offline\\.html|503\\.html)$|_next/(?:static|image)|[^/]+\\.(?:ico|svg|png|txt|xml|json|webmanifest)$).*)",
  ],
};

export async function middleware(request: NextRequest): Promise<Response> {
  const response =
    rejectForeignPost(request) ?? redirectToLogin(request) ?? (await answerPage(request));
  if (speaksHttps()) {
    response.headers.set("Strict-Transport-Security", `max-age=${365 * 24 * 60 * 60}`);
  }
  return response;
}

function rejectForeignPost(request: NextRequest): Response | null {
  const { method, headers } = request;
  const code = method === "POST" ? rejectionOfPost(headers) : null;
  return code === null ? null : rejectedPost(code, request);
}

/** Cached login links carry no way back. */
function redirectToLogin(request: NextRequest): Response | null {
  const way = loginAddressWithNext(request);
  if (way === null) {
    return null;
  }
  const headers = { location: new URL(way, env().appUrl).href, "Cache-Control": "no-store" };
  return new Response(null, { status: 307, headers });
}

async function answerPage(request: NextRequest): Promise<NextResponse> {
  const isSignedOut = hasSignedOutOffline(request);
  const response = rewriteToTree(request, isSignedOut);
  await (isSignedOut ? finishOfflineSignOut : renewSessionCookie)(request, response);
  return response;
}

function rewriteToTree(request: NextRequest, isSignedOut: boolean): NextResponse {
  const { method, nextUrl, cookies } = request;
  const locale = localeFrom(nextUrl.searchParams.get("lang"), cookies.get(languageKey)?.value);
  const hasSession = cookies.has(sessionCookieName()) && !isSignedOut;
  const tree = treeOf({ method, pathname: nextUrl.pathname }, hasSession);
  const isCached = isCachedPage({ method, pathname: nextUrl.pathname }, tree);
  const nonce = isCached ? undefined : crypto.randomUUID();
  const policy = contentSecurityPolicy(nonce, hasStyleElements(nextUrl.pathname));

  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  if (method === "GET" && !headers.get("user-agent")) {
    // Next streams the title into the body for unnamed clients (docs/decisions/0025).
    headers.set("user-agent", "unnamed bot");
  }
  if (isSignedOut) {
    headers.set("cookie", withoutSession(headers.get("cookie") ?? ""));
  }
  const url = nextUrl.clone();
  url.pathname =
    forwardedPath(request.headers, url.pathname, locale) ??
    `/${locale}/${tree}${pathInTree(url.pathname)}`;
  const response = NextResponse.rewrite(url, { request: { headers } });
  if (!(isCached && hasInternalToken(request.headers.get(internalTokenHeader)))) {
    // Behind server.ts a cached page has its own policy.
    response.headers.set("Content-Security-Policy", policy);
  }
  response.headers.set("Cache-Control", "private, no-cache");
  rememberLanguage(request, response);
  return response;
}

function withoutSession(cookie: string): string {
  const pairs = cookie.split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => !pair.startsWith(`${sessionCookieName()}=`)).join("; ");
}

function rememberLanguage(request: NextRequest, response: NextResponse): void {
  const wanted = request.nextUrl.searchParams.get("lang");
  if (isLocale(wanted) && !request.cookies.has(languageKey)) {
    response.cookies.set(languageKey, wanted satisfies Locale, languageCookieOptions());
  }
}
