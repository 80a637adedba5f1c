"use client";

import { ListingRows, type ListingRowsProps } from "./listing-rows";

/**
 * A client component, so that the browser gets the rows' values only and not their elements
 * (docs/decisions/0025-page-speed.md).
 */
export function ClientListingRows(props: ListingRowsProps) {
  return <ListingRows {...props} />;
}
