import { type ErrorCode, errorKinds } from "@/lib/errors/error-kinds";
import { type Locale, languageIn, localeFrom } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import { pathInLanguage } from "@/lib/site/alternates";
import { plainHeaders, plainPageHtml } from "./plain-page-html";

type Reason = "page|rejected_too_long" | "page|rejected_outdated" | `error|${ErrorCode}`;

/** Next no longer knows the action of an earlier build. */
export function outdatedFormPage(locale: Locale): string {
  return pageWith("page|rejected_outdated", locale);
}

export function wantsPage({ accept }: { accept?: string | undefined }): boolean {
  return String(accept).includes("text/html");
}

export function rejectedPost(code: ErrorCode, request: Request): Response {
  const { status, message } = errorKinds[code];
  if (!wantsPage({ accept: request.headers.get("accept") ?? undefined })) {
    return Response.json({ message, code }, { status });
  }
  return new Response(pageOf(code, request), { status, headers: plainHeaders });
}

function pageOf(code: ErrorCode, { url, headers }: Request): string {
  const asked = new URL(url).searchParams.get("lang");
  const locale = localeFrom(asked, languageIn(headers.get("cookie")));
  return pageWith(
    code === "PAYLOAD_TOO_LARGE" ? "page|rejected_too_long" : `error|${code}`,
    locale,
  );
}

function pageWith(reason: Reason, locale: Locale): string {
  const t = translatorFor(locale);
  return plainPageHtml({
    kind: "rejected",
    sections: [
      {
        locale,
        title: t("page|rejected"),
        paragraphs: [t(reason), t("page|rejected_text")],
        links: [
          { href: "", label: t("page|rejected_again") },
          { href: pathInLanguage(locale, "/"), label: t("page|home") },
        ],
      },
    ],
  });
}
