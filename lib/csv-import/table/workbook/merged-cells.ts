import { columnsUpTo } from "../column-letters";
import type { RawRow } from "../table";

const mergedDown = /<(?:\w+:)?mergeCell\s[^<>]*\bref="([A-Z]{1,2})(\d+):\1(\d+)"/g;

/**
 * Writes a text that is merged over several rows, such as a manufacturer before its parts, into each of them, in place. A
 * number stays where it is: a quantity for three rows is not each one's. Nor is a title over several columns repeated.
 */
export function fillMergedRows(rows: RawRow[], sheet: string): void {
  for (const [, letters = "", first, last] of sheet.matchAll(mergedDown)) {
    const column = columnsUpTo(letters) - 1;
    const text = rows[Number(first) - 1]?.cells[column];
    if (typeof text === "string" && text !== "") {
      for (const { cells } of rows.slice(Number(first), Number(last))) {
        cells[column] ||= text;
      }
    }
  }
}
