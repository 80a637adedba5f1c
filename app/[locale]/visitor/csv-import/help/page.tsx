import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ImportHelp } from "@/components/csv-import/import-help";
import { pageMetadata } from "@/components/layout/page-metadata";
import { templateColumns } from "@/lib/csv-import/template";

export { generateStaticParams } from "../../generate-static-params";

export default async function ImportHelpPage() {
  const locale = await getLocale();
  const cells = templateColumns(locale).map(({ field, cells: [first] }) => [field, first]);
  return <ImportHelp locale={locale} examples={Object.fromEntries(cells)} />;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata("/csv-import/help", {
    title: t("csv-help|title"),
    description: t("csv-help|description"),
  });
}
