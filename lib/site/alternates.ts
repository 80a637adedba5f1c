import type { Locale } from "@/lib/i18n/locales";

/** German has the bare path. */
export function pathInLanguage(locale: Locale, path: string): string {
  return locale === "en" ? `${path}${path.includes("?") ? "&" : "?"}lang=en` : path;
}

export function alternatesOf(locale: Locale, path: string, hasEnglish = true) {
  const languages = {
    de: path,
    ...(hasEnglish && { en: pathInLanguage("en", path) }),
    "x-default": path,
  };
  return { canonical: hasEnglish ? pathInLanguage(locale, path) : path, languages };
}
