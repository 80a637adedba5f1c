import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { siteStructuredData } from "@/components/landing/site-structured-data";
import { shareMetadata } from "@/components/layout/page-metadata";
import { StructuredData } from "@/components/layout/structured-data";
import { env } from "@/lib/config/env";
import { site } from "@/lib/config/site";
import { alternatesOf } from "@/lib/site/alternates";
import { LandingPage } from "../_landing/landing-page";

export { generateStaticParams } from "./generate-static-params";

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const alternates = alternatesOf(locale, "/");
  const [title, description] = [t("landing|title"), t("landing|lead", { site: site.name })];
  return {
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}

export default function VisitorLandingPage() {
  return (
    <>
      <StructuredData data={siteStructuredData(env().appUrl)} />
      <LandingPage />
    </>
  );
}
