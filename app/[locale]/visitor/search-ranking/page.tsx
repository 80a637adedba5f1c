import { SearchRankingPage, searchRankingMetadata } from "../../_legal/search-ranking-page";

export { searchRankingMetadata as generateMetadata };

export default function VisitorSearchRankingPage() {
  return <SearchRankingPage />;
}
