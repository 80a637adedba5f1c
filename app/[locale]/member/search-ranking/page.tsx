import { SearchRankingPage, searchRankingMetadata } from "../../_legal/search-ranking-page";

export { searchRankingMetadata as generateMetadata };

export default function MemberSearchRankingPage() {
  return <SearchRankingPage />;
}
