import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkChoice } from "@/components/ui/link-choice";
import { Pagination } from "@/components/ui/pagination";
import type { Page } from "@/lib/operations/fields";
import { transactionRole, transactionStatus } from "@/lib/transactions/schema";
import type { Transaction } from "@/lib/transactions/transaction";
import { listHref, type TransactionListQuery } from "./transaction-list-query";
import { TransactionTable } from "./transaction-table";

interface TransactionListProps {
  path: string;
  query: TransactionListQuery;
  transactions: Page<Transaction>;
  isAdmin: boolean;
}

/** A member's transactions with their filters in the address (spec §2.9). */
export function TransactionList({ path, query, transactions, isAdmin }: TransactionListProps) {
  const t = useTranslations();
  const href = (changes: Partial<TransactionListQuery>) =>
    listHref(path, { ...query, page: 1, ...changes });
  const roles = transactionRole.options.map((role) => ({
    label: t(`transaction|role|${role}`),
    href: href({ role }),
    isCurrent: query.role === role,
  }));
  const statuses = [undefined, ...transactionStatus.options].map((status) => ({
    label: status ? t(`transaction|status|${status}`) : t("transaction|status|any"),
    href: href({ status }),
    isCurrent: query.status === status,
  }));
  return (
    <div className="space-y-6">
      <h1 className="text-xl">{t("transaction|mine")}</h1>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <LinkChoice label={t("transaction|role")} options={roles} />
        <LinkChoice label={t("transaction|status")} options={statuses} />
      </div>
      <TransactionTable
        transactions={transactions.data}
        showDuration={isAdmin}
        empty={
          <EmptyState title={t("transaction|none")} text={t("transaction|none|text")}>
            <ButtonLink href="/listing/search">{t("transaction|none|search")}</ButtonLink>
          </EmptyState>
        }
      />
      {transactions.totalCount > 0 ? (
        <Pagination
          page={query.page}
          totalPages={transactions.totalPages}
          pageSize={query.pageSize}
          href={(page) => href({ page })}
          sizeHref={(pageSize) => href({ pageSize: pageSize as TransactionListQuery["pageSize"] })}
        />
      ) : null}
    </div>
  );
}
