import type { SearchParams } from "@/app/search-params";
import { eventListAddress, eventListHref } from "@/components/admin/admin-addresses";
import { SecurityScreen } from "@/components/admin/security-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { getUsernameById } from "@/lib/accounts/operations";
import { getSecurityEvents } from "@/lib/audit/operations";
import { findAs, loadAs } from "@/lib/operations/load-for-page";
import { clampedPage } from "../../../_listings/clamped-page";
import { missingPage } from "../../../_missing/missing-page";
import { currentAdministrator } from "../current-administrator";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = metadataWithTitle((t) => t("admin|security"));

/** Everybody's events, or with `userId` those of one user. */
export default async function SecurityPage({ searchParams }: Props) {
  const asked = eventListAddress.parse(await searchParams);
  const viewer = await currentAdministrator(eventListHref(asked));
  const { userId } = asked;
  const username = viewer && userId ? await findAs(viewer, getUsernameById, userId) : null;
  if (!viewer || (userId && username === null)) {
    return missingPage();
  }
  const { address, answer } = await clampedPage(asked, (filter) =>
    loadAs(viewer, getSecurityEvents, filter),
  );
  return <SecurityScreen address={address} events={answer} username={username} />;
}
