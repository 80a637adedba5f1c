import { getTranslations } from "next-intl/server";
import { orErrorPage } from "@/app/with-fallback";
import {
  listTitleOf,
  type TransactionAddress,
  transactionListHref,
} from "@/components/transactions/transaction-addresses";
import { UserChoice } from "@/components/transactions/transaction-filters";
import { TransactionFailure, TransactionList } from "@/components/transactions/transaction-list";
import type { Member } from "@/lib/fields/viewer";
import { loadAs } from "@/lib/operations/load-for-page";
import { getAllTransactions, getTransactionsByUser } from "@/lib/transactions/operations";
import { clampedPage } from "../../_listings/clamped-page";

interface TransactionsPageProps {
  viewer: Member;
  asked: TransactionAddress;
  /** Of the view "user"; null before a choice. */
  username?: string | null;
}

export async function TransactionsPage({ viewer, asked, username = null }: TransactionsPageProps) {
  const t = await getTranslations();
  const title = listTitleOf(t, asked, username);
  if (asked.view === "user" && username === null) {
    return <UserChoice title={title} address={asked} />;
  }
  return orErrorPage(listPage(viewer, asked, title), "transactions", ({ code }) => (
    <TransactionFailure title={title} code={code} href={transactionListHref(asked)} />
  ));
}

async function listPage(viewer: Member, asked: TransactionAddress, title: string) {
  const { address, answer } = await clampedPage(asked, ({ view, ...filter }) =>
    view === "all"
      ? loadAs(viewer, getAllTransactions, filter)
      : loadAs(viewer, getTransactionsByUser, filter),
  );
  return <TransactionList title={title} address={address} transactions={answer} viewer={viewer} />;
}
