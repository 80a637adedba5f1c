import { ListingRow, type RowHeading, type RowTools } from "./listing-row";
import type { RowTexts, RowView } from "./row-view";

export interface RowListProps {
  rows: RowView[];
  texts: RowTexts;
  heading: RowHeading;
  /** A row's tools at its place; none in lists that are only looked at. */
  tools: RowTools[] | undefined;
}

// What the first screen shows; pictures below it wait until they are scrolled to.
const aboveTheFold = 8;

export function RowList({ rows, texts, heading, tools }: RowListProps) {
  return (
    <ul className="space-y-3 lg:space-y-0">
      {rows.map((row, place) => (
        <ListingRow
          key={row.id}
          row={row}
          texts={texts}
          heading={heading}
          isLazy={place >= aboveTheFold}
          tools={tools?.[place]}
        />
      ))}
    </ul>
  );
}
