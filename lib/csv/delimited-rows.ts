export interface DelimitedRow {
  cells: string[];
  /** Whether quotation marks do not match. */
  repaired: boolean;
}

interface CellText {
  value: string;
  end: number;
}

/** Follows RFC 4180, but reads a cell with unmatched quotes as plain text. */
export function* delimitedRows(text: string, delimiter: string): Generator<DelimitedRow> {
  let at = 0;
  while (at < text.length) {
    const { row, end } = rowAt(text, at, delimiter);
    yield row;
    at = afterLine(text, end);
  }
}

function rowAt(text: string, start: number, delimiter: string): { row: DelimitedRow; end: number } {
  const row: DelimitedRow = { cells: [], repaired: false };
  let at = start;
  for (;;) {
    const open = openingQuote(text, at);
    const quoted = open < 0 ? null : quotedCell(text, open, delimiter);
    const { value, end } = quoted ?? plainCell(text, at, delimiter);
    row.cells.push(value);
    row.repaired ||= open >= 0 && !quoted;
    if (text[end] !== delimiter) {
      return { row, end };
    }
    at = end + 1;
  }
}

function openingQuote(text: string, at: number): number {
  const start = text[at] === " " ? afterBlanks(text, at) : at;
  return text[start] === '"' ? start : -1;
}

function quotedCell(text: string, open: number, delimiter: string): CellText | null {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') {
    close = text.indexOf('"', close + 2);
  }
  const end = close < 0 ? -1 : afterBlanks(text, close + 1);
  return end >= 0 && isCellEnd(text, end, delimiter)
    ? { value: text.slice(open + 1, close).replaceAll('""', '"'), end }
    : null;
}

function plainCell(text: string, at: number, delimiter: string): CellText {
  let end = at;
  while (!isCellEnd(text, end, delimiter)) {
    end += 1;
  }
  return { value: text.slice(at, end), end };
}

function isCellEnd(text: string, at: number, delimiter: string): boolean {
  const next = text[at];
  return next === delimiter || next === "\n" || next === "\r" || next === undefined;
}

function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") {
    end += 1;
  }
  return end;
}

/** A text that was converted twice ends its lines with CR CR LF. */
function afterLine(text: string, end: number): number {
  if (text.startsWith("\r\r\n", end)) {
    return end + 3;
  }
  return end + (text.startsWith("\r\n", end) ? 2 : 1);
}
