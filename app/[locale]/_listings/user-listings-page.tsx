import { getLocale, getTranslations } from "next-intl/server";
import type { SearchParams } from "@/app/search-params";
import { ManagedListings } from "@/components/search/managed-listings";
import { UserListingsScreen } from "@/components/search/user-listings-screen";
import type { Member } from "@/lib/fields/viewer";
import { loadAs } from "@/lib/operations/load-for-page";
import { getListingStatusesByUser, getListingsByUser } from "@/lib/search/operations";
import { readSearchAddress, type SearchAddress, searchHref } from "@/lib/search/search-address";
import { clampedPage } from "./clamped-page";
import { manufacturersToChoose } from "./load-manufacturer-choices";
import { orFailurePage } from "./or-failure-page";
import { requireCleanAddress } from "./require-clean-address";
import { resolveTypedManufacturer } from "./resolve-typed-manufacturer";

const unread = { data: [], totalCount: 0, totalPages: 0, capped: false };

interface UserListingsPageProps {
  viewer: Member;
  path: string;
  /** Null for the viewer's own listings. */
  user: { id: string; username: string } | null;
  parameters: SearchParams;
}

export async function UserListingsPage(props: UserListingsPageProps) {
  const { user, path, parameters } = props;
  const t = await getTranslations();
  const title = user ? t("listings|of", { username: user.username }) : t("listings|mine");
  const href = searchHref(readSearchAddress(parameters), path);
  return orFailurePage(userListingsPage(props), { title, href });
}

async function userListingsPage({ viewer, path, user, parameters }: UserListingsPageProps) {
  const asked = {
    ...readSearchAddress(parameters),
    showInactive: false,
    showUnavailable: false,
    sort: undefined,
  };
  const mistyped = await resolveTypedManufacturer(path, asked, parameters);
  requireCleanAddress(viewer, path, asked, parameters, mistyped?.name);
  const load = (filter: SearchAddress) =>
    loadAs(viewer, getListingsByUser, { ...filter, userId: user?.id });
  const { address, answer } = mistyped?.failure
    ? { address: asked, answer: unread }
    : await clampedPage(asked, load);
  const all =
    answer.totalCount > 0
      ? await loadAs(viewer, getListingStatusesByUser, { ...address, userId: user?.id })
      : [];
  return (
    <UserListingsScreen
      path={path}
      address={address}
      answer={answer}
      manufacturers={await manufacturersToChoose(address.manufacturerId, answer.data, mistyped)}
      user={user}
    >
      <ManagedListings
        // The key keeps the selection on other pages of the list.
        key={searchHref({ ...address, page: 1, pageSize: undefined }, path)}
        listings={answer.data}
        all={all}
        totalCount={answer.totalCount}
        locale={await getLocale()}
        userId={viewer.userId}
        isOwn={user === null}
      />
    </UserListingsScreen>
  );
}
