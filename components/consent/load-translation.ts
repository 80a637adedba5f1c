import type { Translation } from "vanilla-cookieconsent";
import type { Locale } from "@/lib/i18n/locales";
import { sanitizeTranslation } from "./sanitize-translation";

const longestWaitInMs = 4_000;

/** consent-translation.test.ts generates these files, so that pages need not carry the texts. */
const ownTranslations: Record<Locale, () => Promise<{ default: Translation }>> = {
  de: () => import("./translations/de.json"),
  en: () => import("./translations/en.json"),
};

export async function loadTranslation(language: Locale, url: string | null): Promise<Translation> {
  if (url) {
    try {
      return await fetchTranslation(url.replaceAll("{language}", language));
    } catch (cause) {
      console.error(`Could not load translation for the '${language}' language`, cause);
    }
  }
  return (await ownTranslations[language]()).default;
}

async function fetchTranslation(url: string): Promise<Translation> {
  const answer = await fetch(url, {
    credentials: "omit",
    signal: AbortSignal.timeout(longestWaitInMs),
  });
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status}`);
  }
  const translation: Translation = await answer.json();
  if (!isWhole(translation)) {
    throw new Error(`${url}: incomplete`);
  }
  return sanitizeTranslation(translation);
}

function isWhole({ consentModal, preferencesModal }: Partial<Translation>): boolean {
  const texts = [
    consentModal?.description,
    consentModal?.acceptAllBtn,
    consentModal?.acceptNecessaryBtn,
    consentModal?.showPreferencesBtn,
    preferencesModal?.title,
    preferencesModal?.savePreferencesBtn,
  ];
  return (
    texts.every(isText) &&
    (preferencesModal?.sections ?? []).some(
      ({ linkedCategory, title }) => linkedCategory === "analytics" && isText(title),
    )
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
