import { columnsUpTo } from "../column-letters";
import type { RawRow } from "../table";

const mergedDown = /<(?:\w+:)?mergeCell\s[^<>]*\bref="([A-Z]{1,2})(\d+):\1(\d+)"/g;

// "250,00 €", or 12 in a format that adds "Stk"; but "3M".
const amount = /^[^\p{L}]*\p{N}[\p{N}.,'’\s]*(?:\p{L}{2,4}|\s\p{L})?\.?[^\p{L}\p{N}]*$/u;
const longestAmount = 40;

/**
 * Writes a text that is merged over several rows, such as a manufacturer before its parts, into each of them that says
 * anything, in place. An amount stays where it is: a quantity for three rows is not each one's. Nor is a title over several
 * columns repeated.
 */
export function fillMergedRows(rows: RawRow[], sheet: string): void {
  for (const [, letters = "", first, last] of sheet.matchAll(mergedDown)) {
    const column = columnsUpTo(letters) - 1;
    const text = rows[Number(first) - 1]?.cells[column];
    if (typeof text === "string" && text !== "" && !isAmount(text)) {
      for (const { cells } of rows.slice(Number(first), Number(last)).filter(isFilled)) {
        cells[column] ||= text;
      }
    }
  }
}

function isAmount(text: string): boolean {
  return text.length <= longestAmount && amount.test(text);
}

function isFilled({ cells }: RawRow): boolean {
  return cells.some((cell) => cell !== "");
}
