import { ApiPage, apiMetadata } from "../../_api-docs/api-page";

export { apiMetadata as generateMetadata };

export default function MemberApiPage() {
  return <ApiPage />;
}
