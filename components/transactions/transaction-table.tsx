import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { DataTable } from "@/components/ui/data-table";
import { NoScript } from "@/components/ui/no-script";
import type { Transaction } from "@/lib/transactions/transaction";
import { useTransactionColumns } from "./use-transaction-columns";

interface TransactionTableProps {
  transactions: Transaction[];
  /** Administrators see how long a completion took, and go from a party to its transactions (spec §2.9). */
  viewer: { userId: string; isAdmin: boolean };
  /** The table on a listing's own page needs no listing column. */
  showListing?: boolean;
  empty?: ReactNode;
}

/** Transactions, newest first: rows on a desk, definition lists on a phone. */
export function TransactionTable(props: TransactionTableProps) {
  const { transactions, viewer, showListing = true, empty } = props;
  const t = useTranslations();
  const columns = useTransactionColumns({ viewer, showListing });
  return (
    <ClientMessages prefixes={["transaction|status", "transaction|change|", "error|", "session|"]}>
      {transactions.some(({ settableStatuses }) => settableStatuses.length > 0) ? (
        <NoScript />
      ) : null}
      <DataTable
        caption={t("transaction|caption")}
        columns={columns}
        rows={transactions}
        keyOf={({ id }) => id}
        empty={empty}
      />
    </ClientMessages>
  );
}
