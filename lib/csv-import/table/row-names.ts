import { cellsBelow, namesParts } from "@/lib/csv-import/mapping/heading-words";
import { headingOf } from "@/lib/csv-import/mapping/headings";
import type { Cell } from "../fields";
import { isFilled } from "./cell-text";
import { isNumeric } from "./heading-row";
import type { TableRow } from "./table";
import { areCut } from "./table-width";

type Row = Pick<TableRow, "cells">;

interface KnownHeading {
  kind: "numbers" | "words";
  place: number;
}

const sampleRows = 200;
const leastRows = 3;
const leastKnown = 2;
// Some names of parts are numbers.
const clearShare = 0.8;
// The last column has no cell where a delimiter ends the rows alone.
const filledShare = 0.9;
const countsRows = /^(?:nr|no|id|pos|lfd)|(?:nr|no|id|pos|position|index|zeile|row|line|code|key)$/;

/**
 * Whether the rows begin with names of their own that no heading stands above, as R writes them: every row has one cell more
 * than there are headings, the last one is filled, the first ones are words that differ or count the rows, and only one
 * place further right the headings fit what stands below; or nobody knows the headings, and the rows are counted. Where a
 * comma may have cut prices, or the first heading is one of such names, another one is missing instead.
 */
export function haveRowNames(headings: readonly string[], rows: readonly Row[]): boolean {
  const length = headings.length + 1;
  if (rows.length < leastRows || rows.some(({ cells }) => cells.length !== length)) {
    return false;
  }
  const names = rows.map(({ cells: [name = ""] }) => name);
  const areCounted = names.every((name, place) => String(name) === String(place + 1));
  if (!(areCounted || areWords(names)) || isOfNames(headings[0] ?? "")) {
    return false;
  }
  const ended = rows.filter(({ cells }) => isFilled(cells[length - 1]));
  if (ended.length < rows.length * filledShare || areCut(rows)) {
    return false;
  }
  const known = headings.flatMap((heading, place) => {
    const kind = cellsBelow(heading);
    return kind ? [{ kind, place }] : [];
  });
  return known.length === 0 ? areCounted : fitRight(known, rows.slice(0, sampleRows));
}

/** Names that differ, none of them a number. */
function areWords(names: readonly Cell[]): boolean {
  return (
    names.every((name) => isFilled(name) && !isNumeric(name)) &&
    new Set(names).size === names.length
  );
}

function isOfNames(heading: string): boolean {
  return namesParts(heading) || countsRows.test(headingOf(heading).compact);
}

function fitRight(known: readonly KnownHeading[], rows: readonly Row[]): boolean {
  const left = fitOf(known, rows, 0);
  const right = fitOf(known, rows, 1);
  return right.fitting >= leastKnown && right.others === 0 && left.others > 0;
}

/** How many known headings fit the cells so many places further right, and how many do not; empty columns do neither. */
function fitOf(known: readonly KnownHeading[], rows: readonly Row[], by: number) {
  const kinds = known.map(({ kind, place }) => {
    const found = kindOf(rows.map(({ cells }) => cells[place + by]));
    return found === "nothing" ? found : found === kind;
  });
  return {
    fitting: kinds.filter((fits) => fits === true).length,
    others: kinds.filter((fits) => fits === false).length,
  };
}

function kindOf(cells: readonly (Cell | undefined)[]): "numbers" | "words" | "nothing" | "both" {
  const filled = cells.filter(isFilled);
  const share = filled.filter(isNumeric).length / filled.length;
  if (filled.length === 0) {
    return "nothing";
  }
  if (share >= clearShare) {
    return "numbers";
  }
  return share <= 1 - clearShare ? "words" : "both";
}
