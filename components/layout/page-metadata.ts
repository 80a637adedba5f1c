import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import { alternatesOf } from "@/lib/site/alternates";

/**
 * The head of a page that stands at one address in both languages: what search engines and those it is shared with show
 * of it. `path` is without a language.
 */
export async function pageMetadata(
  path: string,
  { title, description }: { title: string; description: string },
) {
  const locale = await getLocale();
  const alternates = alternatesOf(locale, path);
  return {
    title,
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  } satisfies Metadata;
}

/** The head of a page of which only the title is its own; it is in no search engine's index. */
export function titled(
  title: (t: Translator) => string,
  rest: Metadata = { robots: { index: false } },
) {
  return async (): Promise<Metadata> => ({ ...rest, title: title(await getTranslations()) });
}

interface Share {
  title: string;
  description: string;
  /** Path and query of the page, in this language. */
  url: string;
  image?: { url: string; width: number; height: number; alt: string };
}

const territories = { de: "de_DE", en: "en_GB" };

export function shareMetadata(
  locale: Locale,
  { title, description, url, image }: Share,
): Pick<Metadata, "openGraph" | "twitter"> {
  return {
    openGraph: {
      title,
      description,
      url,
      type: "website",
      locale: territories[locale],
      siteName: site.name,
      ...(image && { images: [image] }),
    },
    twitter: { card: image ? "summary_large_image" : "summary" },
  };
}
