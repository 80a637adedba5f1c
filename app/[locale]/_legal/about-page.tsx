import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { shareMetadata } from "@/components/layout/share-metadata";
import { About } from "@/components/legal/about";
import { alternatesOf } from "@/lib/site/alternates";
import { site } from "@/lib/site/site";

/** Who runs the marketplace and what for; the same for everybody. */
export function AboutPage() {
  return <About />;
}

export async function aboutMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const title = t("about|title");
  const description = t("about|description", { site: site.name });
  const alternates = alternatesOf(locale, "/about");
  return {
    title,
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}
