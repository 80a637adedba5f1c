import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoginRequired } from "@/components/transactions/login-required";
import { TransactionList } from "@/components/transactions/transaction-list";
import { listOf } from "@/components/transactions/transaction-list-query";
import { currentViewer } from "@/lib/auth/viewer";
import { loadAs } from "@/lib/operations/load";
import { isMember } from "@/lib/operations/viewer";
import { getTransactionsByUser } from "@/lib/transactions/operations";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("transaction|mine"), robots: { index: false } };
}

export default async function OwnTransactionsPage({ searchParams }: Props) {
  const viewer = await currentViewer();
  if (!isMember(viewer)) {
    return <LoginRequired />;
  }
  const asked = listOf(await searchParams);
  const first = await loadAs(viewer, getTransactionsByUser, asked);
  const page = Math.min(asked.page, Math.max(1, first.totalPages));
  const transactions =
    page === asked.page ? first : await loadAs(viewer, getTransactionsByUser, { ...asked, page });
  return (
    <TransactionList
      path="/transaction/user"
      query={{ ...asked, page }}
      transactions={transactions}
      isAdmin={viewer.isAdmin}
    />
  );
}
