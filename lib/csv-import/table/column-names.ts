import type { Cell } from "@/lib/csv-import/fields";
import { isFilled } from "./cell-text";
import { columnLetters } from "./column-letters";

const leastColumns = 3;

/**
 * Whether a row only counts the columns, as forms and printed spreadsheets do: 1, 2, 3 … or A, B, C …, from the first
 * column on, or from the second one beside the numbers of the rows.
 */
export function countsColumns(cells: readonly Cell[]): boolean {
  const from = cells.findIndex(isFilled);
  const counted = cells.slice(from, cells.findLastIndex(isFilled) + 1);
  if (from > 1 || counted.length < leastColumns) {
    return false;
  }
  return [(place: number) => String(place + 1), columnLetters].some((name) =>
    counted.every((cell, place) => bareName(cell) === name(place)),
  );
}

function bareName(cell: Cell): string {
  return String(cell).replace(/^[[(]?(\w{1,4})[\])]?\.?$/, "$1");
}
