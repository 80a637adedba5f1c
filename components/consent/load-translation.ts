import type { Translation } from "vanilla-cookieconsent";
import type { Locale } from "@/lib/i18n/locales";
import { withKeptHtml } from "./kept-html";

// Nobody waits longer for another wording of the same question.
const longestWaitInMs = 4_000;

/** Made of the messages by consent-translation.test.ts: a page need not carry texts that it seldom shows. */
const ownTranslations: Record<Locale, () => Promise<{ default: Translation }>> = {
  de: () => import("./translations/de.json"),
  en: () => import("./translations/en.json"),
};

/** The configured texts; where they do not come, or a button is missing, the console says so and ours are shown. */
export async function loadTranslation(language: Locale, url: string | null): Promise<Translation> {
  if (url) {
    try {
      return await fetchTranslation(url.replaceAll("{language}", language));
    } catch (cause) {
      // Spec §8, in the library's words.
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
  return withKeptHtml(translation);
}

/** Whether it lets one accept, reject and choose: without these nobody could answer, or the library shows nothing. */
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
