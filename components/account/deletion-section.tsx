import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { deleteAccountAction } from "@/lib/account/actions";
import type { Party } from "@/lib/users/party";
import { AccountSection } from "./account-section";
import { SectionForm } from "./section-form";

const consequences = ["listings", "trades", "sessions", "blocked"] as const;

/** In two steps: what it means is read before the password can be typed. */
export function DeletionSection({ account }: { account: Party }) {
  const t = useTranslations();
  const transactions = (
    <PageLink href="/transaction/user" className="underline">
      {t("account|delete|transactions")}
    </PageLink>
  );
  return (
    <AccountSection id="delete" lead={t("account|delete|lead")}>
      <SectionForm
        section="delete"
        action={deleteAccountAction}
        fields={[
          { name: "password", label: t("account|delete|password"), type: "current-password" },
        ]}
        email={account.email}
        submit={t("account|delete|submit")}
        isFinal
        hints={{ OPEN_TRANSACTIONS: transactions }}
        fold={t("account|delete|open")}
      >
        <ul className="list-disc space-y-1 pl-5">
          {consequences.map((name) => (
            <li key={name}>{t(`account|delete|${name}`)}</li>
          ))}
        </ul>
      </SectionForm>
    </AccountSection>
  );
}
