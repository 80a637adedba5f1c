import type { RawRow } from "./table";

type Seeker = (at: number) => number;

// No cell has lines with as many delimiters.
const leastWidth = 4;

interface Source {
  text: string;
  delimiter: string;
  width: number | null;
  quote: Seeker;
  lineEnds: [Seeker, Seeker];
  /** How many characters may still be read in vain for a closing quote, so that time grows with the file only. */
  spare: number;
}

interface Line {
  at: number;
  end: number;
}

interface CellText {
  value: string;
  end: number;
}

interface Reading {
  cells: string[];
  end: number;
  quoted: number;
  broken: number;
}

/**
 * Rows of a text whose delimiter is known, as RFC 4180 has them; empty lines are rows without a filled cell. A row whose
 * quotes are broken is read as the line that it is, so that it costs no other row. `width`: how many cells a row has, where
 * known.
 */
export function* delimitedRows(
  text: string,
  delimiter: string,
  width: number | null = null,
): Generator<RawRow> {
  const spare = text.length * 4 + 1_000_000;
  const next = (part: string) => seeker((at) => indexOrEnd(text, part, at));
  const source: Source = {
    text,
    delimiter,
    width,
    quote: next('"'),
    lineEnds: [next("\n"), next("\r")],
    spare,
  };
  let at = 0;
  while (at < text.length) {
    const lineEnd = lineEndFrom(source, at);
    if (source.quote(at) >= lineEnd) {
      yield { cells: text.slice(at, lineEnd).split(delimiter), repaired: false };
      at = afterLine(text, lineEnd);
    } else {
      const { row, end } = quotedRow(source, { at, end: lineEnd });
      yield row;
      at = afterLine(text, end);
    }
  }
}

function quotedRow(source: Source, line: Line): { row: RawRow; end: number } {
  const reading = source.spare > 0 ? strictReading(source, line) : null;
  if (reading && isMeant(source, line, reading)) {
    const { cells, end, broken } = reading;
    return { row: { cells, repaired: broken > 0 }, end };
  }
  source.spare -= reading ? reading.end - line.at : 0;
  return { row: { cells: mendedCells(source, line), repaired: true }, end: line.end };
}

/** Two stray quotes some rows apart look like the only cell in quotes: then each line has all cells of a row. */
function isMeant({ text, delimiter, width }: Source, line: Line, row: Reading): boolean {
  if (width === null || (row.broken > 0 && row.cells.length !== width)) {
    return width === null;
  }
  if (row.end <= line.end || row.quoted > 1 || width < leastWidth) {
    return true;
  }
  const lines = text.slice(line.at, row.end).split(/\r\n|\r|\n/, 100);
  return lines.some((part) => part.split(delimiter).length !== width);
}

function strictReading(source: Source, line: Line): Reading {
  const reading: Reading = { cells: [], end: line.at, quoted: 0, broken: 0 };
  let { at } = line;
  for (;;) {
    const { value, end, quotes } = cellAt(source, at);
    reading.quoted += quotes === "whole" ? 1 : 0;
    reading.broken += quotes === "broken" ? 1 : 0;
    reading.cells.push(value);
    if (source.text[end] !== source.delimiter) {
      return { ...reading, end };
    }
    at = end + 1;
  }
}

/** A cell in quotes that has no end, or text behind it, is one without quotes that begins with this character. */
function cellAt(source: Source, at: number): CellText & { quotes: "none" | "whole" | "broken" } {
  const open = openingQuote(source.text, at);
  const quoted = open < 0 || source.spare <= 0 ? null : quotedCell(source, open);
  if (quoted) {
    return { ...quoted, quotes: "whole" };
  }
  const rest = source.text.slice(at, lineEndFrom(source, at));
  const value = rest.slice(0, indexOrEnd(rest, source.delimiter, 0));
  const end = at + value.length;
  return open < 0
    ? { value, end, quotes: "none" }
    : { value: withoutQuotes(value), end, quotes: "broken" };
}

function quotedCell(source: Source, open: number): CellText | null {
  const { text, delimiter } = source;
  let close = text.indexOf('"', open + 1);
  let isDoubled = false;
  while (close >= 0 && text[close + 1] === '"') {
    isDoubled = true;
    close = text.indexOf('"', close + 2);
  }
  const end = close < 0 ? text.length : afterBlanks(text, close + 1);
  if (close < 0 || (end < text.length && !endsCell(text, end, delimiter))) {
    source.spare -= end - open;
    return null;
  }
  const value = text.slice(open + 1, close);
  return { value: isDoubled ? value.replaceAll('""', '"') : value, end };
}

function mendedCells({ text, delimiter, width }: Source, line: Line): string[] {
  const alone = text.slice(line.at, line.end);
  const mended: string[] = [];
  for (let at = 0; at <= alone.length; ) {
    const open = openingQuote(alone, at);
    const close = open < 0 ? -1 : alone.indexOf(`"${delimiter}`, open + 1);
    const end =
      close < 0 ? (open < 0 ? indexOrEnd(alone, delimiter, at) : alone.length) : close + 1;
    mended.push(withoutQuotes(alone.slice(at, end)));
    at = end + 1;
  }
  return mended.length === width ? mended : alone.split(delimiter).map(withoutQuotes);
}

/** The quote that a cell begins with, be it behind blanks; -1 of a cell without. */
function openingQuote(text: string, at: number): number {
  const start = text[at] === " " ? afterBlanks(text, at) : at;
  return text[start] === '"' ? start : -1;
}

/** A cell without the quotes around it, where it has both. */
function withoutQuotes(cell: string): string {
  const [, inside] = /^ *"(.*)" *$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

function endsCell(text: string, at: number, delimiter: string): boolean {
  const next = text[at];
  return next === delimiter || next === "\n" || next === "\r";
}

function lineEndFrom({ lineEnds: [feed, carriageReturn] }: Source, at: number): number {
  return Math.min(feed(at), carriageReturn(at));
}

function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? text.length : index;
}

function afterBlanks(text: string, at: number): number {
  let end = at;
  while (text[end] === " ") {
    end += 1;
  }
  return end;
}

/** Behind a line's end. A text that was converted twice has CR CR LF. */
function afterLine(text: string, end: number): number {
  if (text[end] !== "\r") {
    return end + 1;
  }
  if (text[end + 1] === "\r" && text[end + 2] === "\n") {
    return end + 3;
  }
  return text[end + 1] === "\n" ? end + 2 : end + 1;
}

/** Where something is next; looked for once only between two places, or what comes late were sought anew from each. */
function seeker(find: Seeker): Seeker {
  let from = 0;
  let next = -1;
  return (at) => {
    if (at < from || at > next) {
      from = at;
      next = find(at);
    }
    return next;
  };
}
