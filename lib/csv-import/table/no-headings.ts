import { areKnownHeadings } from "@/lib/csv-import/mapping/heading-words";
import type { Cell } from "../fields";
import { isFilled } from "./cell-text";
import { isNumeric } from "./heading-row";
import type { TableRow } from "./table";

const head = 40;
const rowsBelow = 20;
const leastBelow = 2;
// One may be a year or a measure beside words.
const leastNumbers = 2;
const year = /(?:^|\D)(?:19|20)\d\d$/;

/**
 * Whether a table plainly has no headings: its first row (none is empty) has numbers wherever those below have, two at
 * least, and no row of its head says what programs write above their columns.
 */
export function hasNoHeadings(rows: readonly Pick<TableRow, "cells">[]): boolean {
  const [first, ...others] = rows.slice(0, head).map(({ cells }) => cells);
  if (!first || others.length < leastBelow || !isLikeBelow(first, others.slice(0, rowsBelow))) {
    return false;
  }
  const bare = others.filter((cells) => !cells.some((cell) => isFilled(cell) && isNumeric(cell)));
  return [first, ...bare].every((cells) => !areKnownHeadings(cells.map(String)));
}

function isLikeBelow(first: readonly Cell[], below: readonly Cell[][]): boolean {
  const cells = first.filter((_, column) => isNumberColumn(below, column)).filter(isFilled);
  const areYears = cells.every((cell) => year.test(String(cell)));
  return cells.length >= leastNumbers && cells.every(isNumeric) && !areYears;
}

/** Most rows have something there, and all of it is a number. */
function isNumberColumn(below: readonly Cell[][], column: number): boolean {
  const cells = below.map((row) => row[column]).filter(isFilled);
  return cells.length * 2 > below.length && cells.every(isNumeric);
}
