"use client";

import { type ListingRowListProps, ListingRows } from "./listing-rows";

/**
 * A client component, so that the browser gets the rows' values only and not their elements
 * (docs/decisions/0025-page-speed.md).
 */
export function ClientListingRows(props: ListingRowListProps) {
  return <ListingRows {...props} />;
}
