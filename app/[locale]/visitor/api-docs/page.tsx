import { ApiPage, apiMetadata } from "../../_api-docs/api-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { apiMetadata as generateMetadata };

export default function VisitorApiPage() {
  return <ApiPage />;
}
