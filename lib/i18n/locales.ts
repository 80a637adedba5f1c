export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
const defaultLocale: Locale = "de";

/** Names the cookie and the local storage key. */
export const languageKey = "i18n_lang";

export function isLocale(value: unknown): value is Locale {
  return value === "de" || value === "en";
}

export function localeFrom(...candidates: unknown[]): Locale {
  return candidates.find(isLocale) ?? defaultLocale;
}

export function languageIn(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookies ?? "")?.[1];
}
