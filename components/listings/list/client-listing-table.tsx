import { ClientListingRows } from "./client-listing-rows";
import { ListingTable, type ListingTableProps } from "./listing-table";

export function ClientListingTable(props: Omit<ListingTableProps, "rows">) {
  return <ListingTable {...props} rows={ClientListingRows} />;
}
