import { isReadAlone, isRowAlone, type Line, mendedRow, withoutQuotes } from "./quote-repair";
import type { RawRow } from "./table";
import { afterBlanks, afterLine, indexOrEnd, type Seeker, seeker } from "./text-positions";

interface Source {
  text: string;
  delimiter: string;
  /** How many cells a row has, where that is known: what broken quotes are mended by. */
  width: number | null;
  quote: Seeker;
  lineEnds: [Seeker, Seeker];
  /** How many characters may still be read in vain for a closing quote, so that time grows with the file only. */
  spare: number;
}

interface CellText {
  value: string;
  end: number;
}

interface Reading {
  cells: string[];
  end: number;
  quoted: number;
  /** Of these the ones that end in its first line. */
  quotedInLine: number;
  broken: number;
}

/**
 * Rows of a text whose delimiter is known, as RFC 4180 has them; empty lines are rows without a filled cell. A row whose
 * quotes are broken is read line by line, so that it costs no other row. `width`: how many cells a row has, where known.
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
  const { text, delimiter, width } = source;
  const reading = source.spare > 0 ? strictReading(source, line) : null;
  if (reading && isPlausible(source, line, reading)) {
    const { cells, end, broken } = reading;
    return { row: { cells, repaired: broken > 0 }, end };
  }
  source.spare -= reading ? reading.end - line.at : 0;
  const { cells, end } = mendedRow(text, delimiter, line, width);
  return { row: { cells, repaired: true }, end };
}

/** A row as the standard has it, but for cells whose quotes are broken. */
function strictReading(source: Source, line: Line): Reading {
  const reading: Reading = { cells: [], end: line.at, quoted: 0, quotedInLine: 0, broken: 0 };
  let { at } = line;
  for (;;) {
    const { value, end, quotes } = cellAt(source, at);
    reading.quoted += quotes === "whole" ? 1 : 0;
    reading.quotedInLine += quotes === "whole" && end <= line.end ? 1 : 0;
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

/**
 * Whether a row may be what was meant. Two stray quotes some rows apart look like one cell in quotes; then the lines between
 * are rows by themselves.
 */
function isPlausible({ text, delimiter, width }: Source, line: Line, row: Reading): boolean {
  if (width === null || (row.end <= line.end && row.broken === 0)) {
    return true;
  }
  const lines = text.slice(line.at, row.end).split(/\r\n|\r|\n/, 100);
  const [isFirstAlone, ...others] = lines.map((part) => isRowAlone(part, delimiter, width));
  const rowsAlone = others.filter((isAlone) => isAlone).length;
  if (row.broken > 0) {
    return row.cells.length === width && rowsAlone === 0;
  }
  if (row.cells.length !== width) {
    return !isFirstAlone && rowsAlone <= others.length / 2;
  }
  if (width < 4 || row.quotedInLine > 0 || !isFirstAlone) {
    return true;
  }
  // A cell's own lines with as many delimiters as a wide table has columns: nobody writes that who quotes few cells.
  const isAlone = row.quoted > 1 ? isReadAlone : isRowAlone;
  return !lines.slice(1).every((part) => isAlone(part, delimiter, width));
}

/** The quote that a cell begins with, be it behind blanks; -1 of a cell without. */
function openingQuote(text: string, at: number): number {
  const start = text[at] === " " ? afterBlanks(text, at) : at;
  return text[start] === '"' ? start : -1;
}

function endsCell(text: string, at: number, delimiter: string): boolean {
  const next = text[at];
  return next === delimiter || next === "\n" || next === "\r";
}

function lineEndFrom({ lineEnds: [feed, carriageReturn] }: Source, at: number): number {
  return Math.min(feed(at), carriageReturn(at));
}
