import { ClientListingRows } from "./client-listing-rows";
import { ListingTable, type ListingTableProps } from "./listing-table";

export function ListingList(props: Omit<ListingTableProps, "rows">) {
  return <ListingTable {...props} rows={ClientListingRows} />;
}
