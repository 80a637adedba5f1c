import type { AppError } from "@/lib/errors/app-error";
import { plainDocument, plainHeaders } from "@/lib/http/plain-document";
import { languageIn, localeFrom } from "@/lib/i18n/locales";
import { textsOf } from "@/lib/i18n/texts-of";

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
  const t = textsOf(locale);
  const reason = t(
    code === "PAYLOAD_TOO_LARGE" ? "transaction|request|not_saved|too_long" : `error|${code}`,
  );
  const anew = listingId === null ? "/listing/search" : `/listing/detail/${listingId}`;
  const headers = new Headers(plainHeaders);
  if (data?.retryAfterInSeconds !== undefined) {
    headers.set("Retry-After", String(data.retryAfterInSeconds));
  }
  const html = plainDocument({
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
