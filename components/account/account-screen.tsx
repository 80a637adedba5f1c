import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import type { OwnSession } from "@/lib/auth/schema";
import type { UsedSpace } from "@/lib/documents/schema";
import type { Party } from "@/lib/users/party-schema";
import {
  accountSections,
  DataSection,
  DeletionSection,
  EmailSection,
  OverviewSection,
  PasswordSection,
  ProfileSection,
} from "./account-sections";
import { SessionsSection } from "./sessions-section";
import { StorageSection } from "./storage-section";

interface AccountScreenProps {
  account: Party;
  sessions: OwnSession[];
  space: UsedSpace;
}

/** The account of the current user (spec §2.4): one page, its sections named at the side. */
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
          <DeletionSection account={account} />
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
