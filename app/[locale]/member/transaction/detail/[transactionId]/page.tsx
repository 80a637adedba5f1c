import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { TransactionDetail } from "@/components/transactions/transaction-detail";
import { currentViewer, requireMember } from "@/lib/accounts/current-viewer";
import { env } from "@/lib/config/env";
import { rowId } from "@/lib/fields/primitives";
import { isMember } from "@/lib/fields/viewer";
import { getListingHistory } from "@/lib/listings/operations";
import { findAs, loadAs } from "@/lib/operations/load-for-page";
import { getTransactionById, getTransactionHistory } from "@/lib/transactions/operations";
import { missingPage } from "../../../../_missing/missing-page";

type Props = { params: Promise<{ transactionId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations();
  const transaction = await findTransaction((await params).transactionId);
  const title = transaction
    ? t("transaction|title", { id: String(transaction.id) })
    : t("page|not_found");
  return { title, robots: { index: false } };
}

/** For its parties and administrators; everything else is a 404. */
export default async function TransactionDetailPage({ params }: Props) {
  const { transactionId } = await params;
  const path = `/transaction/detail/${encodeURIComponent(transactionId)}`;
  const viewer = await requireMember(path);
  const transaction = await findTransaction(transactionId);
  if (!transaction) {
    return missingPage();
  }
  const { id, createdAt, listing } = transaction;
  // Null for a blocked seller's listing.
  const changes = await findAs(viewer, getListingHistory, { listingId: listing.id });
  const lastChange = changes?.find(({ field }) => field !== "STATUS")?.createdAt;
  return (
    <TransactionDetail
      transaction={transaction}
      listingChangedAt={lastChange && lastChange > createdAt ? lastChange : null}
      history={await loadAs(viewer, getTransactionHistory, { id })}
      viewer={viewer}
      address={`${env().appUrl}/transaction/detail/${id}`}
    />
  );
}

const findTransaction = cache(async (transactionId: string) => {
  const viewer = await currentViewer();
  const { data: id } = rowId.safeParse(/^\d+$/.test(transactionId) ? Number(transactionId) : null);
  return isMember(viewer) && id ? findAs(viewer, getTransactionById, { id }) : null;
});
