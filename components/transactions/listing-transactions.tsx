import { useTranslations } from "next-intl";
import type { Transaction } from "@/lib/transactions/transaction";
import { TransactionTable } from "./transaction-table";

interface ListingTransactionsProps {
  transactions: Transaction[];
  isAdmin: boolean;
}

/** What of a listing's transactions the viewer may see; nothing at all when there are none. */
export function ListingTransactions({ transactions, isAdmin }: ListingTransactionsProps) {
  const t = useTranslations();
  if (transactions.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("transaction|of_listing")}</h2>
      <TransactionTable transactions={transactions} showDuration={isAdmin} showListing={false} />
    </section>
  );
}
