import { maxRows } from "@/lib/csv-import/fields";
import { isFilled, tidyCell } from "./cell-text";
import { FileFault, type RawRow, type TableRow } from "./table";

// Titles and page headings beside the rows themselves.
const spareRows = 1000;

export interface NumberedRow extends TableRow {
  repaired: boolean;
}

/**
 * The rows of a file that are not empty, their cells tidy; how many of them are hidden, and these too only where that is
 * wanted. Throws FileFault `too_many_rows`.
 */
export function filledRows(
  source: Iterable<RawRow>,
  areHiddenRead: boolean,
): { filled: NumberedRow[]; hiddenRows: number } {
  const filled: NumberedRow[] = [];
  let number = 0;
  let hiddenRows = 0;
  for (const { cells: raw, repaired, isHidden = false } of source) {
    number += 1;
    const cells = raw.map(tidyCell);
    if (cells.some(isFilled)) {
      hiddenRows += isHidden ? 1 : 0;
      if (areHiddenRead || !isHidden) {
        filled.push({ number, cells, repaired });
      }
    }
    if (filled.length > maxRows + spareRows) {
      throw new FileFault("too_many_rows");
    }
  }
  return { filled, hiddenRows };
}
