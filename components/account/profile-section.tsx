import { useTranslations } from "next-intl";
import { updateAccountAction } from "@/lib/account/actions";
import type { Party } from "@/lib/users/party-schema";
import { AccountSection } from "./account-section";
import { SectionForm } from "./section-form";

const addressFields = [
  { name: "street", autoComplete: "street-address" },
  { name: "zipCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
] as const;

export function ProfileSection({ account }: { account: Party }) {
  const t = useTranslations();
  const username = {
    name: "username",
    label: t("account|username"),
    autoComplete: "nickname",
    required: true,
    value: account.username,
  };
  const address = addressFields.map(({ name, autoComplete }) => ({
    name,
    label: t(`account|${name}`),
    autoComplete,
    value: account.billingAddress?.[name] ?? null,
  }));
  return (
    <AccountSection id="profile" lead={t("account|profile|lead")}>
      <SectionForm
        section="profile"
        userId={account.id}
        action={updateAccountAction}
        fields={[username, ...address]}
        submit={t("account|profile|submit")}
        done={t("account|profile|done")}
      />
    </AccountSection>
  );
}
