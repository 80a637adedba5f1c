import { createTranslator, type Messages } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
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
}

// The keys' types come from the German file; the check for message parity holds the English one to them.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

/** What such a page says in a language. */
export function plainTextsOf(kind: PlainKind, locale: Locale): PlainTexts {
  const t = createTranslator({ locale, messages: messages[locale] });
  const { name } = site;
  const said = {
    missing: [t("page|not_found"), t("page|missing_plain")],
    failure: [t("page|error_title"), t("page|error")],
    unavailable: [t("page|unavailable", { name }), t("page|unavailable_text")],
    offline: [t("page|offline"), t("page|offline_text", { name }), t("page|offline_drafts")],
  } satisfies Record<PlainKind, string[]>;
  const [title = "", ...paragraphs] = said[kind];
  return {
    title,
    paragraphs,
    again: kind === "missing" ? undefined : t("page|error_retry"),
    home: t("page|home"),
    allListings: t("layout|all_listings"),
    requestId: t("page|request_id"),
  };
}
