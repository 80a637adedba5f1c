import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { UserScreen } from "@/components/admin/user-screen";
import { currentViewer } from "@/lib/auth/viewer";
import { getSecurityEvents } from "@/lib/history/operations";
import { uuid } from "@/lib/operations/fields";
import { findAs, loadAs } from "@/lib/operations/load";
import { getUserById } from "@/lib/users/operations";
import { isDeletedUsername } from "@/lib/users/rules";
import { requireAdministrator } from "../../require-administrator";

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
  const viewer = await requireAdministrator(`/admin/users/${encodeURIComponent(userId)}`);
  const user = await findUser(userId);
  if (!user) {
    return notFound();
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
