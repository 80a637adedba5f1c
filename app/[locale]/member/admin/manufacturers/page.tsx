import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { manufacturerListAddress, manufacturerListHref } from "@/components/admin/list-address";
import { ManufacturersScreen } from "@/components/admin/manufacturers-screen";
import {
  getManufacturerDoubles,
  getPaginatedManufacturers,
} from "@/lib/manufacturers/administration-operations";
import { loadAs } from "@/lib/operations/load";
import { clampedPage } from "../../../_listings/clamped-page";
import type { PageParameters } from "../../../_listings/page-parameters";
import { requireAdministrator } from "../require-administrator";

type Props = { searchParams: Promise<PageParameters> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("admin|manufacturers"), robots: { index: false } };
}

export default async function ManufacturersPage({ searchParams }: Props) {
  const asked = manufacturerListAddress.parse(await searchParams);
  const viewer = await requireAdministrator(manufacturerListHref(asked));
  const [{ address, answer }, doubles] = await Promise.all([
    clampedPage(asked, (filter) => loadAs(viewer, getPaginatedManufacturers, filter)),
    loadAs(viewer, getManufacturerDoubles, null),
  ]);
  return <ManufacturersScreen address={address} manufacturers={answer} doubles={doubles} />;
}
