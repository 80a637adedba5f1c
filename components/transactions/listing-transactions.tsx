import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import { maxOfListing } from "@/lib/transactions/schema";
import type { Transaction } from "@/lib/transactions/transaction";
import { TransactionTable } from "./transaction-table";

interface ListingTransactionsProps {
  transactions: Transaction[];
  viewer: { userId: string; isAdmin: boolean };
}

export function ListingTransactions({ transactions, viewer }: ListingTransactionsProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { isAdmin } = viewer;
  if (transactions.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("transaction|of_listing")}</h2>
      <TransactionTable transactions={transactions} viewer={viewer} showListing={false} />
      {transactions.length < maxOfListing ? null : (
        <p className="mt-2 text-sm text-steel-3">
          {t("transaction|of_listing|newest", { shown: formatInteger(maxOfListing, locale) })}{" "}
          <PageLink
            href={isAdmin ? "/transaction/user?view=all" : "/transaction/user"}
            className="link"
          >
            {t(isAdmin ? "transaction|all" : "transaction|mine")}
          </PageLink>
        </p>
      )}
    </section>
  );
}
