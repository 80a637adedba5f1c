import { columnsUpTo } from "../column-letters";
import { FileFault } from "../table";

const lastRow = 1_048_576;
const lastColumn = 702;
const maxCells = 30_000_000;
const rowTag = /<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g;
// Cells without content may go to the sheet's edge: a row that is coloured.
const filledCell = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"(?:[^>]*[^/>])?>/g;

/**
 * Refuses a sheet whose cells lie so far apart that the empty ones between would fill the memory: they are made before
 * anything can be counted. Throws FileFault `unreadable`, `too_many_rows`, `too_many_columns`.
 */
export function checkExtent(sheet: string): void {
  for (const [, row] of sheet.matchAll(rowTag)) {
    if (Number(row) > lastRow) {
      throw new FileFault("unreadable");
    }
  }
  let rows = 0;
  let columns = 0;
  for (const [, letters = "", row] of sheet.matchAll(filledCell)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, letters.length > 2 ? lastColumn + 1 : columnsUpTo(letters));
  }
  if (columns > lastColumn) {
    throw new FileFault("too_many_columns");
  }
  if (rows > lastRow || rows * columns > maxCells) {
    throw new FileFault("too_many_rows");
  }
}
