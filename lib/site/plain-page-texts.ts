import type { Locale } from "@/lib/i18n/locales";
import { textsOf } from "@/lib/i18n/texts-of";
import { site } from "./site";

/** Why there is a page that nothing of the application but itself is needed for. */
export type PlainKind = "missing" | "failure" | "unavailable" | "offline";

interface PlainTexts {
  title: string;
  paragraphs: string[];
  /** Asks for the same address once more; undefined where that is in vain. */
  again: string | undefined;
  home: string;
  allListings: string;
  requestId: string;
  back: { title: string; text: string } | undefined;
}

/** What such a page says in a language. */
export function plainTextsOf(kind: PlainKind, locale: Locale): PlainTexts {
  const t = textsOf(locale);
  const { name } = site;
  const said = {
    missing: [t("page|not_found"), t("page|missing_plain")],
    failure: [t("page|error_title"), t("page|error")],
    unavailable: [t("page|unavailable", { name }), t("page|unavailable_text")],
    offline: [t("page|offline", { name }), t("page|offline_text"), t("page|offline_drafts")],
  } satisfies Record<PlainKind, string[]>;
  const [title = "", ...paragraphs] = said[kind];
  return {
    title,
    paragraphs,
    again: kind === "missing" ? undefined : t("page|error_retry"),
    home: t("page|home"),
    allListings: t("layout|all_listings"),
    requestId: t("page|request_id"),
    back:
      kind === "offline"
        ? { title: t("page|back_online", { name }), text: t("page|back_online_text") }
        : undefined,
  };
}
