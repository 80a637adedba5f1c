import { ManufacturersPage, manufacturersMetadata } from "../../_manufacturers/manufacturers-page";

/** Cached on its first request; not made at build, where there is no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export { manufacturersMetadata as generateMetadata };

export default function VisitorManufacturersPage() {
  return <ManufacturersPage />;
}
