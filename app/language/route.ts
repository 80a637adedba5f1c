import { NextResponse } from "next/server";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { rememberLocale } from "@/lib/accounts/mutations";
import { env } from "@/lib/config/env";
import { reportError } from "@/lib/error-reporting/report-error";
import { requireOwnOrigin } from "@/lib/http/csrf";
import { notPost } from "@/lib/http/method-not-allowed";
import { languageCookieOptions } from "@/lib/i18n/language-cookie-options";
import { isLocale, type Locale, languageKey } from "@/lib/i18n/locales";
import { readText } from "@/lib/operations/read-payload";
import { returnAddress } from "./return-address";

const maxBytes = 1024;

export async function POST(request: Request): Promise<NextResponse> {
  const locale = await wantedLocale(request).catch(() => null);
  if (!isLocale(locale)) {
    return new NextResponse(null, { status: 400 });
  }
  await rememberForMails(locale);
  const location = returnAddress(request.headers.get("referer"), env().appUrl);
  const response = new NextResponse(null, { status: 303, headers: { location } });
  response.cookies.set(languageKey, locale, languageCookieOptions());
  return response;
}

async function wantedLocale(request: Request): Promise<string | null> {
  requireOwnOrigin(request.headers);
  return new URLSearchParams(await readText(request, maxBytes)).get("locale");
}

/** Optional, because the page's language works without the database. */
async function rememberForMails(locale: Locale): Promise<void> {
  try {
    await rememberLocale(await currentViewer(), locale);
  } catch (error) {
    reportError(error, "language");
  }
}

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
