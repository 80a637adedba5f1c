import { Download, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LogOutForm } from "@/components/session/log-out-form";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Copyable } from "@/components/ui/copyable";
import { DefinitionList } from "@/components/ui/definition-list";
import { updateAccountAction } from "@/lib/account/actions";
import { changePasswordAction, requestEmailChangeAction } from "@/lib/auth/actions";
import type { Party } from "@/lib/users/party-schema";
import { DeletionForm } from "./deletion-form";
import type { SectionField } from "./section-field";
import { SectionForm } from "./section-form";

/** The sections of the account page by their anchors, in their order; the names are message keys. */
export const accountSections = {
  overview: "account|overview",
  profile: "account|profile",
  password: "account|password",
  email: "account|email_change",
  sessions: "account|sessions",
  storage: "account|storage",
  data: "account|data",
  delete: "account|delete",
} as const;

interface AccountSectionProps {
  id: keyof typeof accountSections;
  lead: string;
  children: ReactNode;
}

export function AccountSection({ id, lead, children }: AccountSectionProps) {
  const t = useTranslations();
  return (
    <section aria-labelledby={id} className="border-t py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-lg">
        {t(accountSections[id])}
      </h2>
      <p className="mt-1 mb-5 max-w-text text-steel-3">{lead}</p>
      {children}
    </section>
  );
}

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

export function DataSection({ userId }: { userId: string }) {
  const t = useTranslations();
  return (
    <AccountSection id="data" lead={t("account|data|lead")}>
      <a
        href={`/account/data?pageUserId=${userId}`}
        download
        className={buttonStyle({ variant: "quiet" })}
      >
        <Download size={20} />
        {t("account|data|download")}
      </a>
    </AccountSection>
  );
}

export function DeletionSection({ account }: { account: Party }) {
  const t = useTranslations();
  return (
    <AccountSection id="delete" lead={t("account|delete|lead")}>
      <DeletionForm userId={account.id} email={account.email} />
    </AccountSection>
  );
}
