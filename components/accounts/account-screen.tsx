import { Download, LogOut } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { LogOutForm } from "@/components/session/log-out-form";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Copyable } from "@/components/ui/copyable";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { OwnSession } from "@/lib/accounts/schema";
import { updateAccountAction } from "@/lib/actions/account";
import { changePasswordAction, requestEmailChangeAction } from "@/lib/actions/auth";
import type { Party } from "@/lib/fields/party";
import type { UsedSpace } from "@/lib/files/schema";
import { formatBytes } from "@/lib/i18n/formats";
import { AccountSection, accountSections } from "./account-section";
import { AccountSectionForm, type SectionField } from "./account-section-form";
import { DeletionForm } from "./deletion-form";
import { SessionsSection } from "./sessions-section";

const addressFields = [
  { name: "street", autoComplete: "street-address" },
  { name: "zipCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
] as const;

function ProfileSection({ account }: { account: Party }) {
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
  const fields = [username, ...address];
  return (
    <FormSection id="profile" userId={account.id} action={updateAccountAction} {...{ fields }} />
  );
}

const addressLines = ["street", "zipCode", "city", "country"] as const;

function OverviewSection({ account }: { account: Party }) {
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
    <AccountSection id="overview">
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

interface AccountScreenProps {
  account: Party;
  sessions: OwnSession[];
  space: UsedSpace;
}

export function AccountScreen({ account, sessions, space }: AccountScreenProps) {
  const t = useTranslations();
  return (
    <ClientMessages prefixes={["account|delete|", "auth|", "issue|", "error|", "session|"]}>
      <h1 className="text-xl">{t("account|title")}</h1>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionLinks />
        <div>
          <OverviewSection account={account} />
          <ProfileSection account={account} />
          <PasswordSection account={account} />
          <EmailSection account={account} />
          <SessionsSection userId={account.id} sessions={sessions} />
          <StorageSection space={space} />
          <DataSection userId={account.id} />
          <AccountSection id="delete">
            <DeletionForm userId={account.id} email={account.email} />
          </AccountSection>
        </div>
      </div>
    </ClientMessages>
  );
}

function SectionLinks() {
  const t = useTranslations();
  return (
    <nav aria-label={t("account|sections")} className="mb-8 lg:mb-0">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:sticky lg:top-24 lg:flex-col">
        {Object.entries(accountSections).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-2.5 pointer-fine:lg:py-1">
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DataSection({ userId }: { userId: string }) {
  const t = useTranslations();
  return (
    <AccountSection id="data">
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

function EmailSection({ account: { id: userId, email } }: { account: Party }) {
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
    <FormSection id="email" action={requestEmailChangeAction} {...{ userId, email, fields }} />
  );
}

function PasswordSection({ account: { id: userId, email } }: { account: Party }) {
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
  return <FormSection id="password" action={changePasswordAction} {...{ userId, email, fields }} />;
}

type FormSectionProps = { id: "profile" | "password" | "email" } & Pick<
  ComponentProps<typeof AccountSectionForm>,
  "userId" | "action" | "fields" | "email"
>;

function FormSection({ id, ...form }: FormSectionProps) {
  const t = useTranslations();
  const texts = accountSections[id];
  return (
    <AccountSection id={id}>
      <AccountSectionForm
        section={id}
        submit={t(`${texts}|submit`)}
        done={t(`${texts}|done`)}
        {...form}
      />
    </AccountSection>
  );
}

const nearlyFullFrom = 0.9;
const leastInBytes = 100 * 1024;

export function StorageSection({ space }: { space: UsedSpace }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { usedInBytes, quotaInBytes } = space;
  const used = formatBytes(usedInBytes, locale);
  const leftInBytes = quotaInBytes - usedInBytes;
  const left = formatBytes(leftInBytes, locale);
  return (
    <AccountSection id="storage">
      {quotaInBytes === 0 ? (
        <p>{t("account|storage|unlimited", { used })}</p>
      ) : (
        <div className="max-w-text space-y-2">
          <p>{t("account|storage|used", { used, quota: formatBytes(quotaInBytes, locale) })}</p>
          <ProgressBar value={usedInBytes} max={quotaInBytes} label={t("account|storage")} />
          {usedInBytes >= nearlyFullFrom * quotaInBytes ? (
            <p className="text-caution">
              {leftInBytes < leastInBytes
                ? t("account|storage|full")
                : t("account|storage|nearly_full", { left })}
            </p>
          ) : null}
        </div>
      )}
    </AccountSection>
  );
}
