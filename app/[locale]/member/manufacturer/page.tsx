import { ManufacturersPage, manufacturersMetadata } from "../../_manufacturers/manufacturers-page";

export { manufacturersMetadata as generateMetadata };

export default function MemberManufacturersPage() {
  return <ManufacturersPage />;
}
