import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator-type";
import { alternatesOf } from "@/lib/site/alternates";

/** `path` is without a language. */
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

/** Not indexed, unless `rest` says otherwise. */
export function metadataWithTitle(
  title: (t: Translator) => string,
  rest: Metadata = { robots: { index: false } },
) {
  return async (): Promise<Metadata> => ({ ...rest, title: title(await getTranslations()) });
}

interface Share {
  title: string;
  description: string;
  /** Path and query in this language. */
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
