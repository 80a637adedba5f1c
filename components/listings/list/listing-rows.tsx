"use client";

import { RowList, type RowListProps } from "./listing-row";

/**
 * The rows of a list. A client component without any state, so that a row travels to the browser as its values alone,
 * and not a second time as all of its elements (decision 25).
 */
export function ListingRows(props: RowListProps) {
  return <RowList {...props} />;
}
