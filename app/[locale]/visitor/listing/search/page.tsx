import type { Metadata } from "next";
import type { SearchParams } from "@/app/search-params";
import { visitor } from "@/lib/fields/viewer";
import { searchMetadata } from "../../../_listings/search-metadata";
import { SearchPage } from "../../../_listings/search-page";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(visitor, await searchParams);
}

export default async function VisitorSearchPage({ searchParams }: Props) {
  return <SearchPage viewer={visitor} parameters={await searchParams} />;
}
