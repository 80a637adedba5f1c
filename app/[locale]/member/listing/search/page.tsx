import type { Metadata } from "next";
import type { SearchParams } from "@/app/search-params";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { searchMetadata } from "../../../_listings/search-metadata";
import { SearchPage } from "../../../_listings/search-page";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(await currentViewer(), await searchParams);
}

export default async function MemberSearchPage({ searchParams }: Props) {
  return <SearchPage viewer={await currentViewer()} parameters={await searchParams} />;
}
