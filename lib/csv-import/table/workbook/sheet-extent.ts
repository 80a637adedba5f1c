import { columnsUpTo } from "../column-letters";
import { FileFault } from "../table";

const lastRow = 1_048_576;
const lastColumn = 702;
const maxCells = 30_000_000;
const rowTag = /<(?:\w+:)?row\s[^<>]*>/g;
// Cells without content may go to the sheet's edge: a row that is coloured.
const filledCell = /<(?:\w+:)?c\s[^<>]*[^<>/]>/g;
const place = /\sr="([A-Z]*)(\d+)"/;

/**
 * Refuses a sheet whose cells lie so far apart that the empty ones between would fill the memory: they are made before
 * anything can be counted. Throws FileFault `unreadable`, `too_many_rows`, `too_many_columns`.
 */
export function checkExtent(sheet: string): void {
  for (const [tag] of sheet.matchAll(rowTag)) {
    if (rowOf(tag) > lastRow) {
      throw new FileFault("unreadable");
    }
  }
  let rows = 0;
  let columns = 0;
  for (const [tag] of sheet.matchAll(filledCell)) {
    const [, letters = ""] = place.exec(tag) ?? [];
    rows = Math.max(rows, rowOf(tag));
    columns = Math.max(columns, letters.length > 2 ? lastColumn + 1 : columnsUpTo(letters));
  }
  if (columns > lastColumn) {
    throw new FileFault("too_many_columns");
  }
  if (rows > lastRow || rows * columns > maxCells) {
    throw new FileFault("too_many_rows");
  }
}

function rowOf(tag: string): number {
  const [, , row] = place.exec(tag) ?? [];
  return Number(row ?? 0);
}
