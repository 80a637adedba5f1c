import { createTranslator, type Messages } from "use-intl/core";
import type { AppError } from "@/lib/errors/app-error";
import { type Locale, languageKey, localeFrom } from "@/lib/i18n/locales";
import de from "@/messages/de.json";
import en from "@/messages/en.json";

const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

interface Place {
  listingId: number | null;
  cookie: string | null;
}

/**
 * Why nothing was kept of a visitor's box, and that it still stands on the page before: a page of its own, since
 * visitors' pages are made for everybody and can tell nobody anything.
 */
export function refusalPage(
  { status, code, data }: AppError,
  { listingId, cookie }: Place,
): Response {
  const locale = localeFrom(new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookie ?? "")?.[1]);
  const t = createTranslator({ locale, messages: messages[locale] });
  const title = t("transaction|request|not_kept");
  const reason = t(
    code === "PAYLOAD_TOO_LARGE" ? "transaction|request|not_kept|too_long" : `error|${code}`,
  );
  const anew = listingId === null ? "/listing/search" : `/listing/detail/${listingId}`;
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "no-store",
  });
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
<main>
<h1>${title}</h1>
<p>${reason}</p>
<p>${t("transaction|request|not_kept|text")}</p>
<p><a href="${anew}">${t("transaction|request|not_kept|anew")}</a></p>
</main>
</html>`;
  return new Response(html, { status, headers });
}
