import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requireMember } from "@/lib/auth/viewer";
import { uuid } from "@/lib/operations/fields";
import { findAs } from "@/lib/operations/load";
import { getUsernameById } from "@/lib/users/operations";
import type { PageParameters } from "../../../../_listings/page-parameters";
import { UserListingsPage } from "../../../../_listings/user-listings-page";

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<PageParameters> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("search|all"), robots: { index: false } };
}

/** A seller's listings are for the seller and administrators; others get 404 (contract §4). */
export default async function UserListingsOfPage({ params, searchParams }: Props) {
  const { userId } = await params;
  const path = `/listing/user/${encodeURIComponent(userId)}`;
  const viewer = await requireMember(path);
  const isOwn = userId === viewer.userId;
  const username =
    viewer.isAdmin && isUuid(userId) ? await findAs(viewer, getUsernameById, userId) : null;
  if (!isOwn && username === null) {
    return notFound();
  }
  return (
    <UserListingsPage
      viewer={viewer}
      path={path}
      user={isOwn || username === null ? null : { id: userId, username }}
      parameters={await searchParams}
    />
  );
}

function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
