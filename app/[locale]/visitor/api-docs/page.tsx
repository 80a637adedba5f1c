import { ApiIndexPage, apiIndexMetadata } from "../../_api-docs/index-page";

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { apiIndexMetadata as generateMetadata };

export default function VisitorApiIndexPage() {
  return <ApiIndexPage />;
}
