import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentAdministrator } from "@/app/[locale]/member/admin/current-administrator";
import type { SearchParams } from "@/app/search-params";
import { type MergeAddress, mergeAddress } from "@/components/admin/admin-addresses";
import { ManufacturerAdminScreen } from "@/components/admin/manufacturer-admin-screen";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { rowId } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import { getManufacturerRecord, getPaginatedManufacturers } from "@/lib/manufacturers/operations";
import { findAs, loadAs } from "@/lib/operations/load-for-page";
import { missingPage } from "../../../../_missing/missing-page";

type Props = {
  params: Promise<{ manufacturerId: string }>;
  searchParams: Promise<SearchParams>;
};

const maxCandidates = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations();
  const isAdmin = (await currentViewer()).isAdmin;
  const manufacturer = isAdmin ? await findRecord((await params).manufacturerId) : null;
  return { title: manufacturer?.name ?? t("page|not_found"), robots: { index: false } };
}

export default async function ManufacturerPage({ params, searchParams }: Props) {
  const { manufacturerId } = await params;
  const viewer = await currentAdministrator(
    `/admin/manufacturers/${encodeURIComponent(manufacturerId)}`,
  );
  const manufacturer = viewer && (await findRecord(manufacturerId));
  if (!manufacturer) {
    return missingPage();
  }
  const address = mergeAddress.parse(await searchParams);
  const found = await candidatesFor(viewer, address);
  const candidates = found?.filter((one) => one.id !== manufacturer.id && !one.mergedInto);
  return <ManufacturerAdminScreen {...{ manufacturer, address, candidates }} />;
}

const findRecord = cache(async (manufacturerId: string) => {
  const id = rowId.safeParse(/^[1-9]\d*$/.test(manufacturerId) ? Number(manufacturerId) : null);
  return id.success ? findAs(await currentViewer(), getManufacturerRecord, id.data) : null;
});

async function candidatesFor(viewer: Member, { into, intoId }: MergeAddress) {
  if (intoId) {
    const one = await findAs(viewer, getManufacturerRecord, { id: intoId });
    return one ? [one] : [];
  }
  if (into === "") {
    return undefined;
  }
  const wanted = { query: into, pageSize: maxCandidates };
  return (await loadAs(viewer, getPaginatedManufacturers, wanted)).data;
}
