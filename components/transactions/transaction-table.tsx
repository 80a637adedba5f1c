import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShownUsername } from "@/components/account/use-shown-username";
import { ClientMessages } from "@/components/layout/client-messages";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger, formatMoment } from "@/lib/i18n/formats";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction } from "@/lib/transactions/transaction";
import { addressLine, type Party } from "@/lib/users/party";
import { TransactionStatusCell } from "./transaction-status-cell";

interface TransactionTableProps {
  transactions: Transaction[];
  /** Administrators see how long a completion took (spec §2.9). */
  showDuration: boolean;
  /** The table on a listing's own page needs no listing column. */
  showListing?: boolean;
  empty?: ReactNode;
}

/** Transactions, newest first: rows on a desk, definition lists on a phone. */
export function TransactionTable(props: TransactionTableProps) {
  const { transactions, showDuration, showListing = true, empty } = props;
  const t = useTranslations();
  const locale = useLocale();
  const shownUsername = useShownUsername();
  const columns: (Column<Transaction> | false)[] = [
    { key: "id", label: t("transaction|id"), numeric: true, cell: ({ id }) => id },
    {
      key: "buyer",
      label: t("transaction|buyer"),
      cell: ({ buyer, note }) => <Buyer {...{ buyer, note }} />,
    },
    {
      key: "seller",
      label: t("transaction|seller"),
      cell: ({ seller }) => (seller ? shownUsername(seller.username) : "–"),
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
      cell: ({ createdAt }) => (
        <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
      ),
    },
    showDuration && {
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

function Buyer({ buyer, note }: { buyer: Party; note: string | null }) {
  const shownUsername = useShownUsername();
  const address = addressLine(buyer.billingAddress);
  return (
    <div className="wrap-anywhere">
      {shownUsername(buyer.username)}
      {buyer.email ? (
        <a href={`mailto:${buyer.email}`} className="link block text-sm">
          {buyer.email}
        </a>
      ) : null}
      {address ? <span className="block text-sm">{address}</span> : null}
      {note ? <q className="block text-sm whitespace-pre-line text-steel-3">{note}</q> : null}
    </div>
  );
}
