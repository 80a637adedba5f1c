import { delimitedRows } from "./delimited-rows";
import type { RawRow } from "./table";

/**
 * Rows of a text as delimitedRows has them, and each line that a spreadsheet has put in quotes as a whole read again as the
 * line that it is: one that had a comma file in its first column writes such lines. It has to be as wide as the others at least.
 */
export function* rowsOfText(
  text: string,
  delimiter: string,
  width: number | null = null,
): Generator<RawRow> {
  for (const row of delimitedRows(text, delimiter, width)) {
    yield quotedLine(row, delimiter, width) ?? row;
  }
}

function quotedLine({ cells }: RawRow, delimiter: string, width: number | null): RawRow | null {
  const [cell, ...others] = cells;
  if (typeof cell !== "string" || others.length > 0 || !cell.includes(delimiter)) {
    return null;
  }
  const [line, ...further] = delimitedRows(cell, delimiter, width);
  return line && further.length === 0 && line.cells.length >= (width ?? 0) ? line : null;
}
