import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/app/search-params";
import {
  listTitleOf,
  readTransactionAddress,
  type TransactionAddress,
  transactionListHref,
} from "@/components/transactions/transaction-addresses";
import { currentViewer, requireMember } from "@/lib/accounts/current-viewer";
import { uuid } from "@/lib/fields/primitives";
import { missingPage } from "../../../../_missing/missing-page";
import { findUsername } from "../../find-username";
import { TransactionsPage } from "../../transactions-page";

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations();
  const asked = await askedOf(props);
  const isOwn = (await currentViewer()).userId === asked.userId;
  const username = await findUsername(asked.userId);
  const title =
    isOwn || username !== null
      ? listTitleOf(t, { ...asked, view: isOwn ? "mine" : "user" }, username)
      : t("page|not_found");
  return { title, robots: { index: false } };
}

/** For the user and administrators; others get 404. */
export default async function UserTransactionsPage(props: Props) {
  const asked = await askedOf(props);
  const viewer = await requireMember(transactionListHref(asked));
  if (viewer.userId === asked.userId) {
    return (
      <TransactionsPage viewer={viewer} asked={{ ...asked, view: "mine", userId: undefined }} />
    );
  }
  const username = await findUsername(asked.userId);
  return username === null ? (
    missingPage()
  ) : (
    <TransactionsPage viewer={viewer} asked={asked} username={username} />
  );
}

async function askedOf({ params, searchParams }: Props): Promise<TransactionAddress> {
  const { data: userId } = uuid.safeParse((await params).userId);
  return { ...readTransactionAddress(await searchParams), view: "user", userId };
}
