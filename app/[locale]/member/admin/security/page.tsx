import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { eventListAddress, eventListHref } from "@/components/admin/list-address";
import { SecurityScreen } from "@/components/admin/security-screen";
import { getSecurityEvents } from "@/lib/history/operations";
import { findAs, loadAs } from "@/lib/operations/load";
import { getUsernameById } from "@/lib/users/operations";
import { clampedPage } from "../../../_listings/clamped-page";
import type { PageParameters } from "../../../_listings/page-parameters";
import { requireAdministrator } from "../require-administrator";

type Props = { searchParams: Promise<PageParameters> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("admin|security"), robots: { index: false } };
}

/** Everybody's events, or with `userId` those of one user. */
export default async function SecurityPage({ searchParams }: Props) {
  const asked = eventListAddress.parse(await searchParams);
  const viewer = await requireAdministrator(eventListHref(asked));
  const { userId } = asked;
  const username = userId ? await findAs(viewer, getUsernameById, userId) : null;
  if (userId && username === null) {
    return notFound();
  }
  const { address, answer } = await clampedPage(asked, (filter) =>
    loadAs(viewer, getSecurityEvents, filter),
  );
  return <SecurityScreen address={address} events={answer} username={username} />;
}
