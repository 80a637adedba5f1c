import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { buttonStyle } from "@/components/ui/button-style";
import { formatInteger } from "@/lib/i18n/formats";
import type { TransactionPage } from "@/lib/transactions/transaction";
import {
  type TransactionAddress,
  transactionExportHref,
  transactionListHref,
} from "./list-address";
import { NoTransactions } from "./no-transactions";
import { TransactionFilters } from "./transaction-filters";
import { TransactionTable } from "./transaction-table";

interface TransactionListProps {
  title: string;
  address: TransactionAddress;
  transactions: TransactionPage;
  viewer: { userId: string; isAdmin: boolean };
}

/** Transactions with their filters in the address, and the same as a file (spec §2.9). */
export function TransactionList({ title, address, transactions, viewer }: TransactionListProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, totalCount, totalPages, capped } = transactions;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        {totalCount > 0 ? (
          <a
            href={transactionExportHref(address)}
            download
            className={buttonStyle({ variant: "quiet", size: "sm", className: "print:hidden" })}
          >
            <Download size={16} />
            {t("transaction|export")}
          </a>
        ) : null}
      </div>
      <TransactionFilters address={address} isAdmin={viewer.isAdmin} />
      <AdminList
        count={t(capped ? "transaction|count_capped" : "transaction|count", {
          count: totalCount,
          shown: formatInteger(capped ? totalCount - 1 : totalCount, locale),
        })}
        address={address}
        totalPages={totalPages}
        totalCount={totalCount}
        hrefOf={transactionListHref}
      >
        <TransactionTable
          transactions={data}
          viewer={viewer}
          empty={<NoTransactions address={address} />}
        />
      </AdminList>
    </div>
  );
}
