import type { SearchParams } from "@/app/search-params";
import {
  type ManufacturerListAddress,
  manufacturerListAddress,
  manufacturerListHref,
} from "@/components/admin/admin-addresses";
import { ManufacturersScreen } from "@/components/admin/manufacturers-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { getManufacturerDoubles, getPaginatedManufacturers } from "@/lib/manufacturers/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { clampedPage } from "../../../_listings/clamped-page";
import { missingPage } from "../../../_missing/missing-page";
import { currentAdministrator } from "../current-administrator";

const doublesAtOnce = 10;

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = metadataWithTitle((t) => t("admin|manufacturers"));

export default async function ManufacturersPage({ searchParams }: Props) {
  const asked = manufacturerListAddress.parse(await searchParams);
  const viewer = await currentAdministrator(manufacturerListHref(asked));
  if (!viewer) {
    return missingPage();
  }
  const [{ address, answer }, doubles] = await Promise.all([
    clampedPage(asked, (filter) => loadAs(viewer, getPaginatedManufacturers, filter)),
    isWholeList(asked)
      ? clampedPage({ page: asked.doublesPage, pageSize: doublesAtOnce }, (filter) =>
          loadAs(viewer, getManufacturerDoubles, filter),
        )
      : null,
  ]);
  const shown = { ...address, doublesPage: doubles?.address.page ?? 1 };
  return (
    <ManufacturersScreen address={shown} manufacturers={answer} doubles={doubles?.answer ?? null} />
  );
}

/** A search for one manufacturer shows no duplicates of others. */
function isWholeList({ query, isVerified, isUnused, page }: ManufacturerListAddress): boolean {
  return query === "" && isVerified === null && isUnused === null && page === 1;
}
