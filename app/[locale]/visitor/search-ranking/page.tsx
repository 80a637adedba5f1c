import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { site } from "@/lib/config/site";

export { SearchRanking as default } from "@/components/legal/search-ranking";
export { generateStaticParams } from "../generate-static-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const description = t("ranking|description", { site: site.name });
  return pageMetadata("/search-ranking", { title: t("ranking|title"), description });
}
