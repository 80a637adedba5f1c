import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { orFailureMetadata, orFailurePage } from "@/app/[locale]/_listings/or-failure-page";
import { breadcrumbListOf } from "@/components/layout/breadcrumbs";
import { pageMetadata } from "@/components/layout/page-metadata";
import { StructuredData } from "@/components/layout/structured-data";
import { ClientListingTable } from "@/components/listings/list/client-listing-table";
import { ManufacturerNotFound } from "@/components/manufacturers/manufacturer-not-found";
import {
  ManufacturerScreen,
  manufacturerDescription,
  manufacturerTitle,
} from "@/components/manufacturers/manufacturer-screen";
import { itemListStructuredData } from "@/components/search/item-list-structured-data";
import { env } from "@/lib/config/env";
import { maxPageSize } from "@/lib/fields/primitives";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { loadAs, loadShared } from "@/lib/operations/load-for-page";
import { fuzzySearchListings } from "@/lib/search/operations";
import { missingPage } from "../_missing/missing-page";
import { findManufacturerAt, findManufacturerOrRedirect } from "./find-manufacturer";

interface ManufacturerPageProps {
  viewer: Viewer;
  /** The last part of the page's path. */
  address: string;
}

export async function ManufacturerPage(props: ManufacturerPageProps) {
  const t = await getTranslations();
  const page = { title: t("layout|manufacturers"), href: `/manufacturer/${props.address}` };
  return orFailurePage(manufacturerPage(props), page);
}

async function manufacturerPage({ viewer, address }: ManufacturerPageProps) {
  const manufacturer = await findManufacturerOrRedirect(address);
  if (!manufacturer) {
    return missingPage(<ManufacturerNotFound />);
  }
  const [t, locale] = [await getTranslations(), await getLocale()];
  const page = isMember(viewer)
    ? await loadAs(viewer, fuzzySearchListings, newestOf(manufacturer.id))
    : await loadOffers(manufacturer.id);
  const crumbs = [
    { label: t("layout|manufacturers"), href: "/manufacturer" },
    { label: manufacturer.name, href: manufacturerHref(manufacturer) },
  ];
  const { appUrl } = env();
  return (
    <>
      <StructuredData data={breadcrumbListOf(crumbs, appUrl)} />
      <StructuredData data={itemListStructuredData(page.data, { locale, appUrl, skipped: 0 })} />
      <ManufacturerScreen
        manufacturer={manufacturer}
        page={page}
        crumbs={crumbs}
        hasSearchBar={!isMember(viewer)}
      >
        <ClientListingTable listings={page.data} locale={locale} showsOwner={viewer.isAdmin} />
      </ManufacturerScreen>
    </>
  );
}

/** Not indexed without a part for sale. */
export async function manufacturerMetadata(address: string): Promise<Metadata> {
  const t = await getTranslations();
  return orFailureMetadata(metadataOf(address), t("layout|manufacturers"));
}

async function metadataOf(address: string): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const manufacturer = await findManufacturerAt(address);
  if (!manufacturer) {
    return { title: t("manufacturer|not_found"), robots: { index: false } };
  }
  const page = await loadOffers(manufacturer.id);
  const title = manufacturerTitle(t, manufacturer.name);
  const description = manufacturerDescription(t, locale, manufacturer.name, page);
  const head = await pageMetadata(manufacturerHref(manufacturer), { title, description });
  return { ...head, ...(page.totalCount === 0 && { robots: { index: false } }) };
}

const loadOffers = cache((manufacturerId: number) =>
  loadShared(fuzzySearchListings, newestOf(manufacturerId)),
);

function newestOf(manufacturerId: number) {
  return { manufacturerId, page: 1, pageSize: maxPageSize };
}
