import type { Metadata } from "next";
import { visitor } from "@/lib/operations/viewer";
import type { PageParameters } from "../../../_listings/page-parameters";
import { SearchPage, searchMetadata } from "../../../_listings/search-page";

type Props = { searchParams: Promise<PageParameters> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(await searchParams);
}

export default async function VisitorSearchPage({ searchParams }: Props) {
  return <SearchPage viewer={visitor} parameters={await searchParams} />;
}
