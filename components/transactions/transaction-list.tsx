import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/lists/empty-state";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { TransactionPage } from "@/lib/transactions/transaction";
import {
  type TransactionAddress,
  transactionExportHref,
  transactionListHref,
} from "./transaction-addresses";
import { TransactionFilters } from "./transaction-filters";
import { TransactionTable } from "./transaction-table";

interface TransactionListProps {
  title: string;
  address: TransactionAddress;
  transactions: TransactionPage;
  viewer: { userId: string; isAdmin: boolean };
}

export function TransactionList({ title, address, transactions, viewer }: TransactionListProps) {
  const t = useTranslations();
  const { data, totalCount } = transactions;
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
        name="transactions"
        page={transactions}
        address={address}
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

function NoTransactions({ address }: { address: TransactionAddress }) {
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

interface TransactionFailureProps {
  title: string;
  code: ErrorCode;
  href: string;
}

export function TransactionFailure({ title, code, href }: TransactionFailureProps) {
  const t = useTranslations();
  return (
    <div className="space-y-4">
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      <Banner kind="error" title={t("transaction|error")} description={t(`error|${code}`)} />
      <a href={href} className={buttonStyle({ variant: "quiet" })}>
        {t("search|again")}
      </a>
    </div>
  );
}
