import type { SearchParams } from "@/app/search-params";
import { userListAddress, userListHref } from "@/components/admin/admin-addresses";
import { UsersScreen } from "@/components/admin/users-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { loadAs } from "@/lib/operations/load-for-page";
import { getPaginatedUsers } from "@/lib/user-administration/operations";
import { clampedPage } from "../../../_listings/clamped-page";
import { missingPage } from "../../../_missing/missing-page";
import { currentAdministrator } from "../current-administrator";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = metadataWithTitle((t) => t("admin|users"));

export default async function UsersPage({ searchParams }: Props) {
  const asked = userListAddress.parse(await searchParams);
  const viewer = await currentAdministrator(userListHref(asked));
  if (!viewer) {
    return missingPage();
  }
  const { address, answer } = await clampedPage(asked, (filter) =>
    loadAs(viewer, getPaginatedUsers, filter),
  );
  return <UsersScreen address={address} users={answer} />;
}
