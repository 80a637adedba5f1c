import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { LogOutForm } from "@/components/session/log-out-form";
import { Button } from "@/components/ui/button";
import { Copyable } from "@/components/ui/copyable";
import { DefinitionList } from "@/components/ui/definition-list";
import type { Party } from "@/lib/users/party-schema";
import { AccountSection } from "./account-section";

const addressLines = ["street", "zipCode", "city", "country"] as const;

/** Who one is, to be copied, and the way out (spec §2.4). */
export function OverviewSection({ account }: { account: Party }) {
  const t = useTranslations();
  const { id, email, username, billingAddress } = account;
  const values = { id, email: email ?? "", username };
  const copyable = (["id", "email", "username"] as const).map((name) => ({
    term: t(`account|${name}`),
    value: (
      <Copyable
        value={values[name]}
        copiedText={t("ui|copied", { value: values[name] })}
        isText={name !== "id"}
      />
    ),
  }));
  const address = addressLines.map((name) => ({
    term: t(`account|${name}`),
    value: billingAddress?.[name] ?? <span className="text-steel-3">{t("account|empty")}</span>,
  }));
  return (
    <AccountSection id="overview" lead={t("account|overview|lead")}>
      <DefinitionList items={copyable} />
      <h3 className="mt-6 mb-1">{t("account|address")}</h3>
      <DefinitionList items={address} />
      <LogOutForm className="mt-6">
        <Button type="submit" variant="quiet">
          <LogOut size={20} />
          {t("layout|log_out")}
        </Button>
      </LogOutForm>
    </AccountSection>
  );
}
