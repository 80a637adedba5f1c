import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { site } from "@/lib/config/site";

export { About as default } from "@/components/legal/about";
export { generateStaticParams } from "../generate-static-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const description = t("about|description", { site: site.name });
  return pageMetadata("/about", { title: t("about|title"), description });
}
