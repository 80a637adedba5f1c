import { useTranslations } from "next-intl";
import type { Party } from "@/lib/users/party-schema";
import { AccountSection } from "./account-section";
import { DeletionForm } from "./deletion-form";

export function DeletionSection({ account }: { account: Party }) {
  const t = useTranslations();
  return (
    <AccountSection id="delete" lead={t("account|delete|lead")}>
      <DeletionForm userId={account.id} email={account.email} />
    </AccountSection>
  );
}
