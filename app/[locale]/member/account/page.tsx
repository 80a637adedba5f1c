import { AccountScreen } from "@/components/accounts/account-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { requireMember } from "@/lib/accounts/current-viewer";
import { getOwnAccount, getOwnSessions } from "@/lib/accounts/operations";
import { getOwnSpace } from "@/lib/files/operations";
import { loadAs } from "@/lib/operations/load-for-page";

export const generateMetadata = metadataWithTitle((t) => t("account|title"));

export default async function AccountPage() {
  const viewer = await requireMember("/account");
  const [account, sessions, space] = await Promise.all([
    loadAs(viewer, getOwnAccount, undefined),
    loadAs(viewer, getOwnSessions, undefined),
    loadAs(viewer, getOwnSpace, undefined),
  ]);
  return <AccountScreen account={account} sessions={sessions} space={space} />;
}
