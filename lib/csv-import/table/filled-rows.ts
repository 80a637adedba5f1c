import { maxRows } from "@/lib/csv-import/fields";
import { isFilled, tidyCell } from "./cell-text";
import { FileFault, type RawRow, type TableRow } from "./table";

// Titles and page headings beside the rows themselves.
const spareRows = 1000;

export interface NumberedRow extends TableRow {
  repaired: boolean;
}

interface FilledRows {
  filled: NumberedRow[];
  /** How many are hidden, read or not. */
  hiddenRows: number;
}

/**
 * The rows of a file that are not empty, their cells tidy; those that are hidden too only where that is wanted. Throws
 * FileFault `too_many_rows`.
 */
export function filledRows(source: Iterable<RawRow>, areHiddenRead: boolean): FilledRows {
  const filled: NumberedRow[] = [];
  let hiddenRows = 0;
  for (const { isHidden, ...row } of numberedRows(source)) {
    hiddenRows += isHidden ? 1 : 0;
    if (!isHidden || areHiddenRead) {
      filled.push(row);
    }
    if (filled.length > maxRows + spareRows) {
      throw new FileFault("too_many_rows");
    }
  }
  return { filled, hiddenRows };
}

function* numberedRows(source: Iterable<RawRow>): Generator<NumberedRow & { isHidden: boolean }> {
  let number = 0;
  for (const { cells: raw, repaired, isHidden = false } of source) {
    number += 1;
    const cells = raw.map(tidyCell);
    if (cells.some(isFilled)) {
      yield { number, cells, repaired, isHidden };
    }
  }
}
