import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { DefinitionList } from "@/components/ui/definition-list";
import type { PendingVerification } from "@/lib/auth/email-verification";

const lines = ["username", "email", "street", "zipCode", "city", "country"] as const;

/** Whose account a verification link is about, as it was entered: perhaps by a stranger. */
export function PendingAccount({ pending }: { pending: PendingVerification }) {
  const t = useTranslations();
  const { kind } = pending;
  const entered: Partial<Record<(typeof lines)[number], string | null>> = pending;
  const items = lines.flatMap((name) => {
    const value = entered[name];
    const term = t(name === "email" ? `auth|verification|${kind}|email` : `auth|${name}`);
    return value ? [{ term, value: <span className="wrap-anywhere">{value}</span> }] : [];
  });
  return (
    <>
      <p>{t(`auth|verification|${kind}|lead`)}</p>
      <DefinitionList items={items} />
      {kind === "sign_up" && pending.isOneOfSeveral ? (
        <Banner kind="info" title={t("auth|verification|several")} />
      ) : null}
    </>
  );
}
