import { ApiIndexPage, apiIndexMetadata } from "../../_api-docs/index-page";

export { apiIndexMetadata as generateMetadata };

export default function MemberApiIndexPage() {
  return <ApiIndexPage />;
}
