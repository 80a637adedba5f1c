import type { Translation } from "vanilla-cookieconsent";
import { consentHoldsInDays } from "@/lib/consent/consent-cookie";
import type { Translator } from "@/lib/i18n/translator-type";

export function buildConsentTranslation(t: Translator): Translation {
  const acceptAllBtn = t("consent|accept_all");
  const acceptNecessaryBtn = t("consent|reject_all");
  return {
    consentModal: {
      label: t("consent|label"),
      // The library fills this in when the earlier choice was under another revision.
      description: `{{revisionMessage}}${t("consent|text")}`,
      revisionMessage: `<strong>${t("consent|changed")}</strong> `,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: t("consent|settings"),
      footer: `${link("/privacy", t("consent|privacy"))}${link("/imprint", t("consent|imprint"))}`,
    },
    preferencesModal: {
      title: t("consent|title"),
      closeIconLabel: t("consent|close"),
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: t("consent|save"),
      sections: [
        { description: t("consent|intro", { days: consentHoldsInDays }) },
        category(t, "necessary"),
        category(t, "analytics"),
        { description: link("/privacy#cookies", t("consent|more")) },
      ],
    },
  };
}

function category(t: Translator, linkedCategory: "necessary" | "analytics") {
  return {
    title: t(`consent|${linkedCategory}|title`),
    description: t(`consent|${linkedCategory}|text`),
    linkedCategory,
  };
}

function link(href: string, text: string): string {
  return `<a href="${href}">${text}</a>`;
}
