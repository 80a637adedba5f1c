import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { alternatesOf } from "@/lib/site/alternates";
import { shareMetadata } from "./share-metadata";

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
