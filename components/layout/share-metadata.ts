import type { Metadata } from "next";
import type { Locale } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";

interface Share {
  title: string;
  description: string;
  /** Path and query of the page, in this language. */
  url: string;
  image?: { url: string; width: number; height: number; alt: string };
}

const territories = { de: "de_DE", en: "en_GB" };

/** What other sites and messengers show of a page that somebody shares (Open Graph). */
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
