import { SearchRankingPage, searchRankingMetadata } from "../../_legal/search-ranking-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { searchRankingMetadata as generateMetadata };

export default function VisitorSearchRankingPage() {
  return <SearchRankingPage />;
}
