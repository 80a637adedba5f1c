import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { About } from "@/components/legal/about";
import { site } from "@/lib/site/site";

/** Who runs the marketplace and what for; the same for everybody. */
export function AboutPage() {
  return <About />;
}

export async function aboutMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const title = t("about|title");
  const description = t("about|description", { site: site.name });
  return pageMetadata("/about", { title, description });
}
