import { areKnownHeadings } from "@/lib/csv-import/mapping/heading-words";
import { isFilled } from "./cell-text";
import type { FilledRows, NumberedRow } from "./filled-rows";
import { headingIndexOf, isNumeric } from "./heading-row";

const head = 40;
const leastKnown = 2;

/**
 * The rows that are read, and the hidden one that holds their headings: the one `asked` for; where nothing is said, one of known
 * headings, if no row that is shown has any and the one that would be taken instead is one of parts.
 */
export function withHiddenHeadings(
  { filled, leftOut }: FilledRows,
  asked: number | undefined,
): { rows: NumberedRow[]; headingRow: number | undefined } {
  const wanted =
    asked === undefined ? presetOf(filled, leftOut) : leftOut.find((row) => row.number === asked);
  if (!wanted) {
    return { rows: filled, headingRow: asked };
  }
  const place = filled.findIndex(({ number }) => number > wanted.number);
  return {
    rows: filled.toSpliced(place < 0 ? filled.length : place, 0, wanted),
    headingRow: wanted.number,
  };
}

function presetOf(
  filled: readonly NumberedRow[],
  leftOut: readonly NumberedRow[],
): NumberedRow | undefined {
  const hidden = leftOut.findLast(({ cells }) => countKnown(cells) >= leastKnown);
  if (!hidden || filled.slice(0, head).some(({ cells }) => areKnownHeadings(cells.map(String)))) {
    return undefined;
  }
  const below = filled.filter(({ number }) => number > hidden.number);
  const instead = below[headingIndexOf(below)];
  return instead?.cells.some((cell) => isFilled(cell) && isNumeric(cell)) ? hidden : undefined;
}

function countKnown(cells: readonly NumberedRow["cells"][number][]): number {
  return cells.filter((cell) => areKnownHeadings([String(cell)])).length;
}
