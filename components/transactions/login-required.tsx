import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { withNext } from "@/lib/site/with-next";
import { type TransactionAddress, transactionListHref } from "./transaction-addresses";

export function LoginRequired({ address }: { address: TransactionAddress }) {
  const t = useTranslations();
  return (
    <div className="space-y-6">
      <h1 className="text-xl">{t("transaction|mine")}</h1>
      <p>{t("transaction|authentication_required")}</p>
      <ButtonLink href={withNext("/login", transactionListHref(address))}>
        {t("transaction|log_in")}
      </ButtonLink>
    </div>
  );
}
