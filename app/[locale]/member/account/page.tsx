import { AccountScreen } from "@/components/account/account-screen";
import { titled } from "@/components/layout/page-metadata";
import { getOwnAccount, getOwnSessions } from "@/lib/auth/account-operations";
import { requireMember } from "@/lib/auth/viewer";
import { getOwnSpace } from "@/lib/documents/operations";
import { loadAs } from "@/lib/operations/load";

export const generateMetadata = titled((t) => t("account|title"));

export default async function AccountPage() {
  const viewer = await requireMember("/account");
  const [account, sessions, space] = await Promise.all([
    loadAs(viewer, getOwnAccount, undefined),
    loadAs(viewer, getOwnSessions, undefined),
    loadAs(viewer, getOwnSpace, undefined),
  ]);
  return <AccountScreen account={account} sessions={sessions} space={space} />;
}
