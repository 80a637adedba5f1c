export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
const defaultLocale: Locale = "de";

/** The browser's key and the cookie of the same name (contract §1). */
export const languageKey = "i18n_lang";

export function isLocale(value: unknown): value is Locale {
  return value === "de" || value === "en";
}

/** The first of the candidates that names a language, else German. */
export function localeFrom(...candidates: unknown[]): Locale {
  return candidates.find(isLocale) ?? defaultLocale;
}

/** What a header of cookies says of the language; undefined where it says nothing. */
export function languageIn(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookies ?? "")?.[1];
}
