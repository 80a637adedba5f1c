import type { Delimiter } from "@/lib/csv-import/fields";
import { isFilled, isRule } from "./cell-text";
import { dialectOf } from "./dialect";
import { rowsOfText } from "./quoted-lines";
import type { RawRow } from "./table";

// No text has these characters: its decoding takes them out.
const quoteMark = "\uffff";
const backslashMark = "\ufffe";

/**
 * The text of a writer that has put a backslash before quotes and backslashes (MySQL, Java), with marks in place of the two:
 * where that makes rows even which are not so as they stand, and no other one uneven; a title or a total is so either way.
 * "C:\" stays what it is.
 */
export function withMarkedQuotes(text: string, asked?: Delimiter): string {
  const uneven = text.includes('\\"') ? unevenRows(text, asked) : new Set<string>();
  if (uneven?.size === 0) {
    return text;
  }
  const marked = text.replace(/\\(["\\])/g, (_, character: string) =>
    character === '"' ? quoteMark : backslashMark,
  );
  return isEvener(unevenRows(marked, asked), uneven) ? marked : text;
}

/** Whether they are some of the others, and not all; none at all where nothing is even otherwise. */
function isEvener(rows: ReadonlySet<string> | null, others: ReadonlySet<string> | null): boolean {
  if (!(rows && others)) {
    return rows?.size === 0;
  }
  return rows.size < others.size && [...rows].every((row) => others.has(row));
}

/** Rows with what the marks in their cells stand for. */
export function* withoutMarks(rows: Iterable<RawRow>): Generator<RawRow> {
  for (const { cells, ...row } of rows) {
    yield { ...row, cells: cells.map((cell) => withoutMark(String(cell))) };
  }
}

function withoutMark(cell: string): string {
  return cell.replaceAll(quoteMark, '"').replaceAll(backslashMark, "\\");
}

/**
 * What the rows say, however they are read, that have more or fewer cells than most, or quotes that do not match; null where
 * nothing cuts the text.
 */
function unevenRows(text: string, asked?: Delimiter): Set<string> | null {
  const { delimiter, width, body } = dialectOf(text, asked);
  const uneven = new Set<string>();
  for (const row of rowsOfText(body, delimiter, width)) {
    const isTable = row.cells.some(isFilled) && !isRule(row);
    if (isTable && (row.repaired || row.cells.length !== width)) {
      uneven.add(bareText(row.cells.join(delimiter)));
    }
  }
  return width > 1 ? uneven : null;
}

function bareText(text: string): string {
  return text.replace(/["\\\uffff\ufffe]/g, "");
}
