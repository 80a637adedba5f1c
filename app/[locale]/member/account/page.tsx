import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountScreen } from "@/components/account/account-screen";
import { getOwnAccount, getOwnSessions } from "@/lib/auth/account-operations";
import { requireMember } from "@/lib/auth/viewer";
import { getOwnSpace } from "@/lib/documents/operations";
import { loadAs } from "@/lib/operations/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("account|title"), robots: { index: false } };
}

export default async function AccountPage() {
  const viewer = await requireMember("/account");
  const [account, sessions, space] = await Promise.all([
    loadAs(viewer, getOwnAccount, undefined),
    loadAs(viewer, getOwnSessions, undefined),
    loadAs(viewer, getOwnSpace, undefined),
  ]);
  return <AccountScreen account={account} sessions={sessions} space={space} />;
}
