import { useTranslations } from "next-intl";
import { requestEmailChangeAction } from "@/lib/auth/actions";
import type { Party } from "@/lib/users/party-schema";
import { AccountSection } from "./account-section";
import type { SectionField } from "./section-field";
import { SectionForm } from "./section-form";

export function EmailSection({ account }: { account: Party }) {
  const t = useTranslations();
  const fields: SectionField[] = [
    {
      name: "newEmail",
      label: t("account|email_change|new"),
      type: "email",
      autoComplete: "email",
      required: true,
    },
    { name: "password", label: t("account|email_change|password"), type: "current-password" },
  ];
  return (
    <AccountSection id="email" lead={t("account|email_change|lead")}>
      <SectionForm
        section="email"
        userId={account.id}
        action={requestEmailChangeAction}
        fields={fields}
        email={account.email}
        submit={t("account|email_change|submit")}
        done={t("account|email_change|done")}
      />
    </AccountSection>
  );
}
