import { afterBlanks, afterLine, indexOrEnd, type Seeker, seeker } from "./text-positions";

export interface Line {
  at: number;
  end: number;
}

/** No cell with a broken quote is looked for over more lines than these. */
const maxLines = 10;
/** Nor is a sound row behind one looked for over more than these. */
const maxLinesOfNext = 4;

/**
 * The row that begins with a line whose quotes are broken: the reading of that line that has as many cells as the others,
 * else one of a few lines together, else the line as it stands. Never does it reach for a quote far away.
 */
export function mendedRow(
  text: string,
  delimiter: string,
  line: Line,
  width: number | null,
): { cells: string[]; end: number } {
  const alone = text.slice(line.at, line.end);
  const readings = [
    lenientCells(alone, delimiter, true),
    lenientCells(alone, delimiter, false),
    alone.split(delimiter).map(withoutQuotes),
  ].filter((cells) => cells !== null);
  const fitting = readings.find((cells) => width === null || cells.length === width);
  const joined = fitting || width === null ? null : joinedLines(text, delimiter, line, width);
  return joined ?? { cells: fitting ?? readings[0] ?? [alone], end: line.end };
}

/** Lines that make one row together where a cell in quotes goes over them and has quotes of its own inside. */
function joinedLines(
  text: string,
  delimiter: string,
  line: Line,
  width: number,
): { cells: string[]; end: number } | null {
  let end = line.end;
  for (let lines = 2; lines <= maxLines && end < text.length; lines += 1) {
    const next = afterLine(text, end);
    end = lineEnd(text, next);
    if (beginsRow(text, delimiter, { at: next, end }, width)) {
      return null;
    }
    const cells = lenientCells(text.slice(line.at, end), delimiter, true);
    if (cells?.length === width) {
      return { cells, end };
    }
  }
  return null;
}

/** Whether a line is a row, or one together with the next ones, over which a sound cell in quotes goes. */
function beginsRow(text: string, delimiter: string, { at, end }: Line, width: number): boolean {
  if (isRowAlone(text.slice(at, end), delimiter, width)) {
    return true;
  }
  let to = end;
  for (let lines = 2; lines <= maxLinesOfNext && to < text.length; lines += 1) {
    to = lineEnd(text, afterLine(text, to));
    if (lenientCells(text.slice(at, to), delimiter, false)?.length === width) {
      return true;
    }
  }
  return false;
}

/** Whether a line has as many cells as a row, so that it is hardly the middle of a cell. */
export function isRowAlone(line: string, delimiter: string, width: number): boolean {
  return line.split(delimiter).length === width || isReadAlone(line, delimiter, width);
}

/** Whether a line has as many cells as a row, of which some may be in quotes. */
export function isReadAlone(line: string, delimiter: string, width: number): boolean {
  return lenientCells(line, delimiter, true)?.length === width;
}

function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
  }
  return end;
}

/**
 * Cells of a piece of text: one in quotes ends where the standard says, else (`hasQuotesInside`) at the first quote that
 * a delimiter or the end follows, else its quote is a character as any other. Null where a bare cell has a line break.
 */
function lenientCells(piece: string, delimiter: string, hasQuotesInside: boolean): string[] | null {
  const cells: string[] = [];
  const closingQuote = closingQuotes(piece, delimiter, hasQuotesInside);
  for (let at = 0; at <= piece.length; ) {
    const open = afterBlanks(piece, at);
    const close = piece[open] === '"' ? closingQuote(open) : -1;
    const end = indexOrEnd(piece, delimiter, close < 0 ? at : close);
    if (/[\r\n]/.test(piece.slice(close < 0 ? at : close, end))) {
      return null;
    }
    const isQuoted = close >= 0;
    cells.push(
      isQuoted
        ? piece.slice(open + 1, close).replaceAll('""', '"')
        : withoutQuotes(piece.slice(at, end)),
    );
    at = end + 1;
  }
  return cells;
}

/** Finds the quote that ends the cell which begins with the one at a place; -1 where none does. */
function closingQuotes(piece: string, delimiter: string, hasQuotesInside: boolean): Seeker {
  const single = seeker((at) => singleQuote(piece, at));
  const ending = seeker((at) => endingQuote(piece, delimiter, at));
  return (open) => {
    const behind = afterQuotes(piece, open);
    // Behind a first quote two are one of the text: of an odd number the last one ends it.
    const proper = (behind - open) % 2 === 0 ? behind - 1 : single(behind);
    if (proper < piece.length && endsCell(piece, delimiter, proper)) {
      return proper;
    }
    const close = hasQuotesInside ? ending(open + 1) : piece.length;
    return close < piece.length ? close : -1;
  };
}

/** The last quote of the next ones side by side that are odd in number, else the piece's end. */
function singleQuote(piece: string, from: number): number {
  let at = indexOrEnd(piece, '"', from);
  let behind = afterQuotes(piece, at);
  while (at < piece.length && (behind - at) % 2 === 0) {
    at = indexOrEnd(piece, '"', behind);
    behind = afterQuotes(piece, at);
  }
  return at < piece.length ? behind - 1 : at;
}

/** The next quote that a delimiter or the end follows, else the piece's end. */
function endingQuote(piece: string, delimiter: string, from: number): number {
  let at = indexOrEnd(piece, '"', from);
  while (at < piece.length && !endsCell(piece, delimiter, at)) {
    at = indexOrEnd(piece, '"', at + 1);
  }
  return at;
}

function afterQuotes(piece: string, at: number): number {
  let end = at;
  while (piece[end] === '"') {
    end += 1;
  }
  return end;
}

function endsCell(piece: string, delimiter: string, quote: number): boolean {
  const next = afterBlanks(piece, quote + 1);
  const character = piece[next];
  return character === undefined || [delimiter, "\n", "\r"].includes(character);
}

/** A cell without the quotes around it, where it has both. */
export function withoutQuotes(cell: string): string {
  const [, inside] = /^ *"(.*)" *$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}
