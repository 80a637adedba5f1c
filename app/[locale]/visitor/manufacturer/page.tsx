import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { orFailureMetadata, orFailurePage } from "@/app/[locale]/_listings/or-failure-page";
import { shareMetadata } from "@/components/layout/page-metadata";
import { ManufacturerDirectory } from "@/components/manufacturers/manufacturer-directory";
import { formatInteger } from "@/lib/i18n/formats";
import { getManufacturersForSale } from "@/lib/manufacturers/operations";
import { loadShared } from "@/lib/operations/load-for-page";
import { alternatesOf } from "@/lib/site/alternates";

export { generateStaticParams } from "../generate-static-params";

export default async function ManufacturersPage() {
  const t = await getTranslations();
  const page = { title: t("manufacturers|title"), href: "/manufacturer" };
  return orFailurePage(manufacturersPage(), page);
}

async function manufacturersPage() {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const manufacturers = await loadAll();
  const count = manufacturers.length;
  return (
    <>
      <h1 className="text-xl">{t("manufacturers|title")}</h1>
      {count > 0 ? (
        <p className="mt-1 text-steel-3">
          {t("manufacturers|lead", { count, shown: formatInteger(count, locale) })}
        </p>
      ) : null}
      <ManufacturerDirectory manufacturers={manufacturers} />
    </>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return orFailureMetadata(metadataOfAll(), t("manufacturers|title"));
}

async function metadataOfAll(): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const { length: count } = await loadAll();
  const title = t("manufacturers|title");
  const description = t("manufacturers|lead", { count, shown: formatInteger(count, locale) });
  const alternates = alternatesOf(locale, "/manufacturer");
  return {
    title,
    alternates,
    ...(count > 0 && { description }),
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}

/** Read once, so that the page and its metadata agree about an error. */
const loadAll = cache(() => loadShared(getManufacturersForSale, null));
