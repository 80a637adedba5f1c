import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/app/search-params";
import { LoginRequired } from "@/components/transactions/login-required";
import {
  listTitleOf,
  permittedAddress,
  readTransactionAddress,
} from "@/components/transactions/transaction-addresses";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { isMember } from "@/lib/fields/viewer";
import { findUsername } from "../find-username";
import { TransactionsPage } from "../transactions-page";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = permittedAddress(await currentViewer(), readTransactionAddress(await searchParams));
  const title = listTitleOf(await getTranslations(), asked, await findUsername(asked.userId));
  return { title, robots: { index: false } };
}

/** Without a login it shows a notice instead of redirecting. */
export default async function OwnTransactionsPage({ searchParams }: Props) {
  const viewer = await currentViewer();
  const given = readTransactionAddress(await searchParams);
  if (!isMember(viewer)) {
    return <LoginRequired address={given} />;
  }
  const asked = permittedAddress(viewer, given);
  const username = await findUsername(asked.userId);
  return <TransactionsPage viewer={viewer} asked={asked} username={username} />;
}
