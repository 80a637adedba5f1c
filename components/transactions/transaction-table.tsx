import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction } from "@/lib/transactions/transaction";
import { BuyerContact } from "./buyer-contact";
import { PartyName } from "./party-name";
import { TransactionStatusCell } from "./transaction-status-cell";

interface TransactionTableProps {
  transactions: Transaction[];
  /** Administrators see how long a completion took, and go from a party to its transactions (spec §2.9). */
  isAdmin: boolean;
  /** The table on a listing's own page needs no listing column. */
  showListing?: boolean;
  empty?: ReactNode;
}

/** Transactions, newest first: rows on a desk, definition lists on a phone. */
export function TransactionTable(props: TransactionTableProps) {
  const { transactions, isAdmin, showListing = true, empty } = props;
  const t = useTranslations();
  const locale = useLocale();
  const columns: (Column<Transaction> | false)[] = [
    {
      key: "id",
      label: t("transaction|id"),
      numeric: true,
      cell: ({ id }) => (
        <PageLink href={`/transaction/detail/${id}`} className="link">
          {id}
        </PageLink>
      ),
    },
    {
      key: "buyer",
      label: t("transaction|buyer"),
      cell: (transaction) => (
        <>
          <PartyName party={transaction.buyer} isAdmin={isAdmin} />
          <BuyerContact transaction={transaction} />
          <Note text={transaction.note} />
        </>
      ),
    },
    {
      key: "seller",
      label: t("transaction|seller"),
      cell: ({ seller }) => <PartyName party={seller} isAdmin={isAdmin} />,
    },
    showListing && {
      key: "listing",
      label: t("transaction|listing"),
      cell: ({ listing }) => (
        <PageLink href={`/listing/detail/${listing.id}`} className="link">
          <span className="block font-mono">{listing.mpn}</span>
          {(locale === "en" ? listing.nameEn : null) ?? listing.nameDe}
        </PageLink>
      ),
    },
    {
      key: "quantity",
      label: t("transaction|quantity"),
      numeric: true,
      cell: ({ quantity }) => formatInteger(quantity),
    },
    {
      key: "total",
      label: t("transaction|total"),
      numeric: true,
      cell: ({ totalInCt }) => formatEuros(totalInCt),
    },
    {
      key: "status",
      label: t("transaction|status"),
      cell: (transaction) => <TransactionStatusCell transaction={transaction} />,
    },
    {
      key: "date",
      label: t("transaction|date"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    isAdmin && {
      key: "duration",
      label: t("transaction|duration"),
      cell: ({ duration }) =>
        duration === null ? "-" : t("transaction|days_and_hours", daysAndHours(duration)),
    },
  ];
  return (
    <ClientMessages prefixes={["transaction|status", "transaction|change|", "error|"]}>
      <DataTable
        caption={t("transaction|caption")}
        columns={columns.filter((column) => column !== false)}
        rows={transactions}
        keyOf={({ id }) => id}
        empty={empty}
      />
    </ClientMessages>
  );
}

function Note({ text }: { text: string | null }) {
  return text ? (
    <q className="block text-sm whitespace-pre-line wrap-anywhere text-steel-3">{text}</q>
  ) : null;
}
