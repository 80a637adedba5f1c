import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClientMessages } from "@/components/layout/client-messages";
import { NoScript } from "@/components/ui/no-script";
import type { Transaction, TransactionHistoryEntry } from "@/lib/transactions/transaction";
import { nextStepOf, sideOf } from "./next-step";
import { TransactionFacts } from "./transaction-facts";
import { TransactionHistory } from "./transaction-history";
import { TransactionStatusCell } from "./transaction-status-cell";
import { VoidTransaction } from "./void-transaction";
import { VoidedNotice } from "./voided-notice";

interface TransactionDetailProps {
  transaction: Transaction;
  listingChangedAt: Date | null;
  history: TransactionHistoryEntry[];
  viewer: { userId: string; isAdmin: boolean };
  /** Of this page, for paper. */
  address: string;
}

/** One transaction: its facts, its status and what comes next, and what has happened (issue 6). */
export function TransactionDetail(props: TransactionDetailProps) {
  const { transaction, listingChangedAt, history, viewer, address } = props;
  const t = useTranslations();
  const isOwn = sideOf(transaction, viewer.userId) !== "administrator";
  const list = isOwn
    ? { label: t("transaction|mine"), href: "/transaction/user" }
    : { label: t("transaction|all"), href: "/transaction/user?view=all" };
  const title = t("transaction|title", { id: String(transaction.id) });
  return (
    <article className="space-y-10 print:space-y-6">
      <div>
        <Breadcrumbs
          crumbs={[list, { label: title, href: `/transaction/detail/${transaction.id}` }]}
        />
        <h1 className="text-xl">{title}</h1>
        <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section className="panel space-y-3 p-4 lg:order-last lg:self-start">
            <h2 className="font-semibold">{t("transaction|status")}</h2>
            <ClientMessages
              prefixes={["transaction|status", "transaction|change|", "error|", "session|"]}
            >
              <TransactionStatusCell transaction={transaction} viewerId={viewer.userId} />
              {transaction.settableStatuses.length > 0 ? <NoScript className="" /> : null}
            </ClientMessages>
            {transaction.voided ? <VoidedNotice voided={transaction.voided} /> : null}
            <p className="print:hidden">{t(nextStepOf(transaction, viewer.userId))}</p>
            {viewer.isAdmin && transaction.status === "COMPLETED" ? (
              <ClientMessages
                prefixes={["transaction|void", "issue|", "error|", "session|", "ui|"]}
              >
                <VoidTransaction
                  id={transaction.id}
                  pageUserId={viewer.userId}
                  isVoided={transaction.voided !== null}
                />
              </ClientMessages>
            ) : null}
          </section>
          <TransactionFacts
            transaction={transaction}
            listingChangedAt={listingChangedAt}
            isAdmin={viewer.isAdmin}
          />
        </div>
      </div>
      <TransactionHistory entries={history} viewerId={viewer.userId} />
      <p className="hidden text-sm print:block">{address}</p>
    </article>
  );
}
