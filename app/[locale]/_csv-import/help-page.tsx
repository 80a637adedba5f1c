import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ImportHelp } from "@/components/csv-import/help";
import { shareMetadata } from "@/components/layout/share-metadata";
import { templateColumns } from "@/lib/csv-import/template";
import { alternatesOf } from "@/lib/site/alternates";

const path = "/csv-import/help";

/** How to import one's stock; the same for everybody. */
export async function ImportHelpPage() {
  const locale = await getLocale();
  const cells = templateColumns(locale).map(({ field, cells: [first] }) => [field, first]);
  return <ImportHelp locale={locale} examples={Object.fromEntries(cells)} />;
}

export async function importHelpMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const title = t("csv-help|title");
  const description = t("csv-help|description");
  const alternates = alternatesOf(locale, path);
  return {
    title,
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}
