import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { SearchRanking } from "@/components/legal/search-ranking";
import { site } from "@/lib/site/site";

/** How search results are ordered; the same for everybody. */
export function SearchRankingPage() {
  return <SearchRanking />;
}

export async function searchRankingMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const title = t("ranking|title");
  const description = t("ranking|description", { site: site.name });
  return pageMetadata("/search-ranking", { title, description });
}
