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
 * where they make all its rows even, which are not so as they stand. "C:\" stays what it is.
 */
export function withMarkedQuotes(text: string, asked?: Delimiter): string {
  if (!text.includes('\\"') || isEven(text, asked)) {
    return text;
  }
  const marked = text.replace(/\\(["\\])/g, (_, character: string) =>
    character === '"' ? quoteMark : backslashMark,
  );
  return isEven(marked, asked) ? marked : text;
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

/** Whether all rows have as many cells as most, and quotes that match. */
function isEven(text: string, asked?: Delimiter): boolean {
  const { delimiter, width, body } = dialectOf(text, asked);
  for (const row of rowsOfText(body, delimiter, width)) {
    const isTable = row.cells.some(isFilled) && !isRule(row);
    if (isTable && (row.repaired || row.cells.length !== width)) {
      return false;
    }
  }
  return width > 1;
}
