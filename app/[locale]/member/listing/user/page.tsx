import type { SearchParams } from "@/app/search-params";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { requireMember } from "@/lib/accounts/current-viewer";
import { readSearchAddress, searchHref } from "@/lib/search/search-address";
import { UserListingsPage } from "../../../_listings/user-listings-page";

const path = "/listing/user";

export const generateMetadata = metadataWithTitle((t) => t("listings|mine"));

export default async function OwnListingsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const parameters = await searchParams;
  const viewer = await requireMember(searchHref(readSearchAddress(parameters), path));
  return <UserListingsPage viewer={viewer} path={path} user={null} parameters={parameters} />;
}
