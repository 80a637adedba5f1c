import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentAdministrator } from "@/app/[locale]/member/admin/current-administrator";
import { UserScreen } from "@/components/admin/user-screen";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { isDeletedUsername } from "@/lib/accounts/names/generated-usernames";
import { getSecurityEvents } from "@/lib/audit/operations";
import { uuid } from "@/lib/fields/primitives";
import { findAs, loadAs } from "@/lib/operations/load-for-page";
import { getUserById } from "@/lib/user-administration/operations";
import { missingPage } from "../../../../_missing/missing-page";

type Props = { params: Promise<{ userId: string }> };

const shownEvents = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { userId } = await params;
  const t = await getTranslations();
  const user = (await currentViewer()).isAdmin ? await findUser(userId) : null;
  const name =
    user && isDeletedUsername(user.username) ? t("account|deleted_account") : user?.username;
  return { title: name ?? t("page|not_found"), robots: { index: false } };
}

export default async function UserPage({ params }: Props) {
  const { userId } = await params;
  const viewer = await currentAdministrator(`/admin/users/${encodeURIComponent(userId)}`);
  const user = viewer && (await findUser(userId));
  if (!user) {
    return missingPage();
  }
  const events = await loadAs(viewer, getSecurityEvents, {
    userId: user.id,
    pageSize: shownEvents,
  });
  return <UserScreen user={user} isOwn={user.id === viewer.userId} events={events} />;
}

const findUser = cache(async (userId: string) =>
  uuid.safeParse(userId).success ? findAs(await currentViewer(), getUserById, userId) : null,
);
