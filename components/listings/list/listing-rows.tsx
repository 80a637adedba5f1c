"use client";

import { RowList, type RowListProps } from "./listing-row";

/**
 * A client component, so that the browser gets the rows' values only and not their elements
 * (docs/decisions/0025-page-speed.md).
 */
export function ListingRows(props: RowListProps) {
  return <RowList {...props} />;
}
