import type { AppError } from "@/lib/errors/app-error";
import { plainHeaders, plainPageHtml } from "@/lib/http/plain-page-html";
import { languageIn, localeFrom } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";

interface Place {
  listingId: number | null;
  cookie: string | null;
}

/**
 * A separate page, because visitors' pages are cached and cannot show an error. The input is still on the
 * previous page.
 */
export function rejectionPage(
  { status, code, data }: AppError,
  { listingId, cookie }: Place,
): Response {
  const locale = localeFrom(languageIn(cookie));
  const t = translatorFor(locale);
  const reason = t(
    code === "PAYLOAD_TOO_LARGE" ? "transaction|request|not_saved|too_long" : `error|${code}`,
  );
  const anew = listingId === null ? "/listing/search" : `/listing/detail/${listingId}`;
  const headers = new Headers(plainHeaders);
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  const html = plainPageHtml({
    kind: "rejected",
    sections: [
      {
        locale,
        title: t("transaction|request|not_saved"),
        paragraphs: [reason, t("transaction|request|not_saved|text")],
        links: [{ href: anew, label: t("transaction|request|not_saved|restart") }],
      },
    ],
  });
  return new Response(html, { status, headers });
}
