import { areKnownHeadings } from "@/lib/csv-import/mapping/known-headings";
import { saidText } from "../cells/no-value";
import { longestNumber, numberKindOf } from "../cells/number-text";
import type { Cell } from "../fields";
import { isFilled } from "./cell-text";
import { isNumeric } from "./heading-row";
import type { TableRow } from "./table";

type Row = Pick<TableRow, "cells">;

const head = 40;
const rowsBelow = 20;
const leastBelow = 2;
// One may be a year or a measure beside words.
const leastNumbers = 2;
// "auf Anfrage" may stand among prices.
const numberShare = 0.9;
const leastWords = 2;
const leastCodes = 3;
// Headings may stand in two rows.
const headingRows = 2;
const code = /^\S*\d\S*$/;
const year = /(?:^|\D)(?:19|20)\d\d$/;

/**
 * Whether a table plainly has no headings: its first row (none is empty) has numbers wherever those below have, two at
 * least, and no row of its head says what programs write above their columns, or is a word above numbers of parts.
 */
export function hasNoHeadings(rows: readonly Row[]): boolean {
  const [first, ...others] = rows.slice(0, head).map(({ cells }) => cells);
  if (!first || others.length < leastBelow || !isLikeBelow(first, others.slice(0, rowsBelow))) {
    return false;
  }
  const all = [first, ...others];
  return !all.some((cells, place) => {
    const isBare = place === 0 || !cells.some((cell) => isFilled(cell) && isNumeric(cell));
    const isAbove = isBare && place < headingRows;
    return areHeadings(cells, isBare) || (isAbove && isAboveCodes(cells, all.slice(place + 1)));
  });
}

/** A row with numbers may have one such word in a cell. */
function areHeadings(cells: readonly Cell[], isBare: boolean): boolean {
  if (isBare) {
    return areKnownHeadings(cells.map(String));
  }
  const words = cells.filter((cell) => isFilled(cell) && !isNumeric(cell));
  return words.filter((cell) => areKnownHeadings([String(cell)])).length >= leastWords;
}

/** Whether a cell has no digit in a column where all those below are codes, and most of them no numbers: "A-1". */
function isAboveCodes(cells: readonly Cell[], below: readonly Cell[][]): boolean {
  return cells.some((cell, column) => {
    const codes = below.map((row) => row[column]).filter(isFilled);
    return (
      isSaid(cell) &&
      !/\d/.test(String(cell)) &&
      codes.length >= Math.max(leastCodes, below.length / 2) &&
      codes.every((one) => code.test(String(one))) &&
      codes.filter(isNumeric).length * 2 < codes.length
    );
  });
}

function isSaid(cell: Cell): boolean {
  return saidText(String(cell)) !== "";
}

function isLikeBelow(first: readonly Cell[], below: readonly Cell[][]): boolean {
  const cells = first.filter((_, column) => isNumberColumn(below, column)).filter(isSaid);
  const areYears = cells.every((cell) => year.test(String(cell)));
  return cells.length >= leastNumbers && cells.every(isNumber) && !areYears;
}

/** Most rows have something there, and nearly all of it is a number. */
function isNumberColumn(below: readonly Cell[][], column: number): boolean {
  const cells = below.map((row) => row[column]).filter(isFilled);
  return (
    cells.length * 2 > below.length && cells.filter(isNumber).length >= cells.length * numberShare
  );
}

/** Also with words beside it that our readers know: "4 Stück", "12,50 EUR/St". */
function isNumber(cell: Cell): boolean {
  const isShort = typeof cell === "number" || cell.length <= longestNumber;
  return isNumeric(cell) || (isShort && numberKindOf(cell) !== "other");
}
