"use client";

import { ListingRowList, type ListingRowListProps } from "./listing-row-list";

/**
 * A client component, so that the browser gets the rows' values only and not their elements
 * (docs/decisions/0025-page-speed.md).
 */
export function ClientListingRows(props: ListingRowListProps) {
  return <ListingRowList {...props} />;
}
