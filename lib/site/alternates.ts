import type { Locale } from "@/lib/i18n/locales";

/** Where a page of ours is read in a language: the bare path in German, `?lang=en` in English (contract §1). */
export function pathIn(locale: Locale, path: string): string {
  return locale === "en" ? `${path}${path.includes("?") ? "&" : "?"}lang=en` : path;
}

/** A page's canonical address in this language and its other languages, as Next's metadata have them. */
export function alternatesOf(locale: Locale, path: string, hasEnglish = true) {
  const languages = {
    de: path,
    ...(hasEnglish && { en: pathIn("en", path) }),
    "x-default": path,
  };
  return { canonical: hasEnglish ? pathIn(locale, path) : path, languages };
}
