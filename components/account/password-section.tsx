import { useTranslations } from "next-intl";
import { changePasswordAction } from "@/lib/auth/actions";
import type { Party } from "@/lib/users/party-schema";
import { AccountSection } from "./account-section";
import type { SectionField } from "./section-field";
import { SectionForm } from "./section-form";

export function PasswordSection({ account }: { account: Party }) {
  const t = useTranslations();
  const fields: SectionField[] = [
    { name: "currentPassword", label: t("account|password|current"), type: "current-password" },
    {
      name: "password",
      label: t("account|password|new"),
      hint: t("account|password|hint"),
      type: "new-password",
    },
    { name: "passwordConfirmation", label: t("account|password|confirm"), type: "new-password" },
  ];
  return (
    <AccountSection id="password" lead={t("account|password|lead")}>
      <SectionForm
        section="password"
        userId={account.id}
        action={changePasswordAction}
        fields={fields}
        email={account.email}
        submit={t("account|password|submit")}
        done={t("account|password|done")}
      />
    </AccountSection>
  );
}
