import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import { pathInLanguage } from "@/lib/site/alternates";
import { type PlainSection, plainPageHtml } from "./plain-page-html";

export type PlainKind = "missing" | "failure" | "unavailable" | "offline";

const retryInSeconds = 15;

/** Needs no application (docs/decisions/0041). */
export function plainPage(
  kind: PlainKind,
  [first, ...others]: [Locale, ...Locale[]],
  requestId?: string,
): string {
  const section = (locale: Locale) => sectionOf(kind, locale, requestId);
  return plainPageHtml({
    kind,
    sections: [section(first), ...others.map(section)],
    retryInSeconds: kind === "unavailable" ? retryInSeconds : undefined,
  });
}

function sectionOf(kind: PlainKind, locale: Locale, requestId?: string): PlainSection {
  const t = translatorFor(locale);
  const { name } = site;
  const said = {
    missing: [t("page|not_found"), t("page|missing_plain")],
    failure: [t("page|error_title"), t("page|error")],
    unavailable: [t("page|unavailable", { name }), t("page|unavailable_text")],
    offline: [t("page|offline", { name }), t("page|offline_text"), t("page|offline_drafts")],
  } satisfies Record<PlainKind, string[]>;
  const [title = "", ...paragraphs] = said[kind];
  return {
    locale,
    title,
    paragraphs,
    links: [
      kind === "missing"
        ? { href: pathInLanguage(locale, "/listing/search"), label: t("layout|all_listings") }
        : { href: "", label: t("page|error_retry") },
      { href: pathInLanguage(locale, "/"), label: t("page|home") },
    ],
    back:
      kind === "offline"
        ? { title: t("page|back_online", { name }), text: t("page|back_online_text") }
        : undefined,
    requestId: requestId === undefined ? undefined : { label: t("page|request_id"), id: requestId },
  };
}
