import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { SearchParams } from "@/app/search-params";
import { currentViewer, requireMember } from "@/lib/accounts/current-viewer";
import { isDeletedUsername } from "@/lib/accounts/names/generated-usernames";
import { getUsernameById } from "@/lib/accounts/operations";
import { uuid } from "@/lib/fields/primitives";
import { findAs } from "@/lib/operations/load-for-page";
import { readSearchAddress, searchHref } from "@/lib/search/search-address";
import { UserListingsPage } from "../../../../_listings/user-listings-page";
import { missingPage } from "../../../../_missing/missing-page";

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations();
  const { userId } = await params;
  const isOwn = (await currentViewer()).userId === userId;
  const title = titleFor(t, isOwn, await findUsername(userId));
  return { title, robots: { index: false } };
}

/** For the seller and administrators; others get 404. */
export default async function UserListingsOfPage({ params, searchParams }: Props) {
  const { userId } = await params;
  const parameters = await searchParams;
  const path = `/listing/user/${encodeURIComponent(userId)}`;
  const viewer = await requireMember(searchHref(readSearchAddress(parameters), path));
  const isOwn = userId === viewer.userId;
  const username = await findUsername(userId);
  if (!isOwn && username === null) {
    return missingPage();
  }
  return (
    <UserListingsPage
      viewer={viewer}
      path={path}
      user={isOwn || username === null ? null : { id: userId, username }}
      parameters={parameters}
    />
  );
}

/** Read once for the title and the page. */
const findUsername = cache(async (userId: string): Promise<string | null> => {
  const viewer = await currentViewer();
  const isKnowable = viewer.isAdmin && uuid.safeParse(userId).success;
  return isKnowable ? findAs(viewer, getUsernameById, userId) : null;
});

function titleFor(
  t: Awaited<ReturnType<typeof getTranslations>>,
  isOwn: boolean,
  username: string | null,
): string {
  if (isOwn) {
    return t("listings|mine");
  }
  if (username === null) {
    return t("page|not_found");
  }
  const shown = isDeletedUsername(username) ? t("account|deleted_account") : username;
  return t("listings|of", { username: shown });
}
