import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { listingName } from "@/lib/stock/listing-in-language";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction } from "@/lib/transactions/transaction";
import { BuyerContact } from "./buyer-contact";
import { PartyName } from "./party-name";
import { TransactionStatusControl } from "./transaction-status-control";

interface TransactionTableProps {
  transactions: Transaction[];
  /** Administrators see the time to completion and link parties to their transactions. */
  viewer: { userId: string; isAdmin: boolean };
  /** A listing's own page needs no listing column. */
  showListing?: boolean;
  empty?: ReactNode;
}

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

interface ListedFor {
  viewer: { userId: string; isAdmin: boolean };
  showListing: boolean;
}

function useTransactionColumns({ viewer, showListing }: ListedFor): Column<Transaction>[] {
  const { isAdmin } = viewer;
  const [t, locale] = [useTranslations(), useLocale()];
  const sellersCell = `hyphens-auto lg:max-w-48 ${isAdmin ? "lg:min-w-20" : "lg:min-w-28"}`;
  const columns: (Column<Transaction> | false)[] = [
    {
      key: "id",
      label: t("transaction|id"),
      numeric: true,
      cell: ({ id }) => (
        <PageLink
          href={`/transaction/detail/${id}`}
          className="link tap-size pointer-coarse:-my-3 pointer-coarse:min-w-11"
        >
          {id}
        </PageLink>
      ),
    },
    {
      key: "buyer",
      label: t("transaction|buyer"),
      cell: (transaction) => (
        <div className={`lg:max-w-64 ${isAdmin ? "lg:min-w-36 xl:min-w-44" : "lg:min-w-44"}`}>
          <PartyName party={transaction.buyer} isAdmin={isAdmin} />
          <BuyerContact transaction={transaction} />
          <Note text={transaction.note} />
        </div>
      ),
    },
    {
      key: "seller",
      label: t("transaction|seller"),
      cell: ({ seller }) => (
        <div className={seller ? sellersCell : undefined}>
          <PartyName party={seller} isAdmin={isAdmin} />
        </div>
      ),
      isForDesk: ({ seller }) => seller === null,
    },
    showListing && {
      key: "listing",
      label: t("transaction|listing"),
      cell: ({ listing, requested }) => (
        <PageLink
          href={`/listing/detail/${listing.id}`}
          className="link block min-h-6 lg:min-w-32 pointer-coarse:min-h-11"
        >
          <Code code={requested.mpn} />
          {listingName(locale, requested)}
        </PageLink>
      ),
    },
    {
      key: "quantity",
      label: t("transaction|quantity"),
      numeric: true,
      startsHalf: true,
      cell: ({ quantity }) => formatInteger(quantity, locale),
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
      cell: (transaction) => (
        <>
          <TransactionStatusControl transaction={transaction} viewerId={viewer.userId} />
          <Blocked party={transaction.blockedParty} />
        </>
      ),
    },
    {
      key: "date",
      label: t("transaction|date"),
      cell: ({ createdAt }) => (
        <div className="wrap-break-word lg:max-[80rem]:[&_time]:whitespace-normal">
          <Moment at={createdAt} />
        </div>
      ),
    },
    isAdmin && {
      key: "duration",
      label: t("transaction|duration"),
      cell: ({ duration }) => (
        <div className="wrap-break-word">
          {duration === null ? "-" : t("transaction|days_and_hours", daysAndHours(duration))}
        </div>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function Blocked({ party }: { party: Transaction["blockedParty"] }) {
  const t = useTranslations();
  return party ? <p className="text-sm text-steel-3">{t(`transaction|blocked|${party}`)}</p> : null;
}

const codeOnOneLine = 20;

function Code({ code }: { code: string | null }) {
  if (!code) {
    return null;
  }
  const width = code.length > codeOnOneLine ? "lg:min-w-[20ch]" : "lg:whitespace-nowrap";
  return <span className={`block font-mono ${width}`}>{code}</span>;
}

/** Shortened; print and the transaction's page show all. */
function Note({ text }: { text: string | null }) {
  return text ? (
    <q className="line-clamp-2 text-sm whitespace-pre-line wrap-anywhere text-steel-3 print:line-clamp-none">
      {text}
    </q>
  ) : null;
}
