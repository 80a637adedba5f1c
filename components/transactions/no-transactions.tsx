import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type TransactionAddress, transactionListHref } from "./list-address";

/** What to do next where a list has nothing: without its filters, or at all (ui.md, Empty states). */
export function NoTransactions({ address }: { address: TransactionAddress }) {
  const t = useTranslations();
  if (address.status || address.role !== "all") {
    const unfiltered = { ...address, status: undefined, role: "all" as const, page: 1 };
    return (
      <EmptyState title={t("transaction|none|filtered")} text={t("transaction|none|filtered|text")}>
        <ButtonLink href={transactionListHref(unfiltered)} variant="quiet">
          {t("transaction|none|filtered|reset")}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (address.view !== "mine") {
    return <EmptyState title={t("transaction|none")} text={t("transaction|none|others")} />;
  }
  return (
    <EmptyState title={t("transaction|none")} text={t("transaction|none|text")}>
      <ButtonLink href="/listing/search">{t("transaction|none|search")}</ButtonLink>
      <ButtonLink href="/listing/create" variant="quiet">
        {t("layout|new_listing")}
      </ButtonLink>
    </EmptyState>
  );
}
