import { withCharacters } from "@/lib/csv-import/parse/html-text";
import { FileError, type RawRow } from "@/lib/csv-import/read-file-result";
import { columnLetters, columnsUpTo } from "../column-letters";
import { isFilled } from "../tidy-cell";
import { type NumberFormat, numberFormatOf } from "./number-format";

/** Rewrites single quotes and spaces, which are legal too. */
export function plainTags(xml: string): string {
  const tag = /<[A-Za-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g;
  const value = /(?<!\s)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  const plain = (_: string, quoted?: string, single = "") =>
    `="${quoted ?? single.replaceAll('"', "&quot;")}"`;
  return /=\s*'|\s=|=\s/.test(xml) ? xml.replace(tag, (whole) => whole.replace(value, plain)) : xml;
}

/** Answers "" where the tag has no such attribute. */
export function attribute(tag: string, name: string): string {
  const [, , value = ""] = new RegExp(`\\s${name}=(["'])(.*?)\\1`, "s").exec(tag) ?? [];
  return withCharacters(value);
}

export function hiddenRowsOf(sheet: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, attributes = ""] of sheet.matchAll(
    /<(?:\w+:)?row(?=[\s/>])((?:"[^"<]*"|[^"<>])*)>/g,
  )) {
    const [, number] = /\sr="(\d+)"/.exec(attributes) ?? [];
    row = number ? Number(number) : row + 1;
    if (/\shidden="(?:1|true)"/.test(attributes)) {
      hidden.add(row);
    }
  }
  return hidden;
}

const mergedDown = /<(?:\w+:)?mergeCell\s[^<>]*\bref="([A-Z]{1,2})(\d+):\1(\d+)"/g;
// Matches "250,00 €" and "12 Stk", but not "3M".
const amount = /^[^\p{L}]*\p{N}[\p{N}.,'’\s]*(?:\p{L}{2,4}|\s\p{L})?\.?[^\p{L}\p{N}]*$/u;
const longestAmount = 40;

/** Repeats merged texts, but not amounts: a quantity for three rows is not each row's. */
export function fillMergedRows(rows: RawRow[], sheet: string): void {
  for (const [, letters = "", first, last] of sheet.matchAll(mergedDown)) {
    const column = columnsUpTo(letters) - 1;
    const text = rows[Number(first) - 1]?.cells[column];
    const isAmount = typeof text === "string" && text.length <= longestAmount && amount.test(text);
    if (typeof text === "string" && text !== "" && !isAmount) {
      const below = rows.slice(Number(first), Number(last));
      for (const { cells } of below.filter((row) => row.cells.some(isFilled))) {
        cells[column] ||= text;
      }
    }
  }
}

const lastRow = 1_048_576;
const lastColumn = 702;
const maxCells = 30_000_000;
const place = /\sr="([A-Z]*)(\d+)"/;

/**
 * Empty cells between distant ones would fill the memory. Throws FileError `unreadable`,
 * `too_many_rows`, `too_many_columns`.
 */
export function checkExtent(sheet: string): void {
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?row\s[^<>]*>/g)) {
    if (rowOf(tag) > lastRow) {
      throw new FileError("unreadable");
    }
  }
  let rows = 0;
  let columns = 0;
  // A coloured row without content may reach the sheet's edge.
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?c\s[^<>]*[^<>/]>/g)) {
    const [, letters = ""] = place.exec(tag) ?? [];
    rows = Math.max(rows, rowOf(tag));
    columns = Math.max(columns, letters.length > 2 ? lastColumn + 1 : columnsUpTo(letters));
  }
  if (columns > lastColumn) {
    throw new FileError("too_many_columns");
  }
  if (rows > lastRow || rows * columns > maxCells) {
    throw new FileError("too_many_rows");
  }
}

function rowOf(tag: string): number {
  const [, , row] = place.exec(tag) ?? [];
  return Number(row ?? 0);
}

/** Turns errors and formatted codes ("5 VE", 00123) into texts. */
export function repairedSheet(sheet: string, styles: string): string {
  const shown = withShownNumbers(withPlaces(sheet), cellFormats(styles));
  return shown.replace(/(<(?:\w+:)?c(?=\s)[^<>]*?\st=)"e"/g, '$1"str"');
}

const cellTag = /<(?:\w+:)?(c|row)(?=[\s/>])((?:"[^"<]*"|[^"<>])*)>/g;

function withPlaces(sheet: string): string {
  if (!/<(?:\w+:)?c(?=[\s/>])(?!(?:"[^"<]*"|[^"<>])*\sr=")/.test(sheet)) {
    return sheet;
  }
  let row = 0;
  let column = 0;
  return sheet.replace(cellTag, (tag, name: string, attributes: string) => {
    const [, known] = /\sr="([A-Z]*\d+)"/.exec(attributes) ?? [];
    if (name === "row") {
      row = known ? Number(known) : row + 1;
      column = 0;
      return tag;
    }
    column = known ? columnsUpTo(known.replace(/\d+/, "")) : column + 1;
    return known ? tag : tag.replace(/[\s/>]/, ` r="${columnLetters(column - 1)}${row}"$&`);
  });
}

const numberCell =
  /<((?:\w+:)?)c(?=\s)([^<>]*[^<>/])>(\s*(?:<\1f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>)\s*)?<\1v>)([^<]*)<\/\1v>/g;

function withShownNumbers(sheet: string, formats: ReadonlyMap<string, NumberFormat>): string {
  if (formats.size === 0) {
    return sheet;
  }
  return sheet.replace(
    numberCell,
    (cell, prefix: string, attributes: string, start: string, value: string) => {
      const [, style = ""] = /\ss="(\d+)"/.exec(attributes) ?? [];
      const format = formats.get(style);
      const number = Number(value);
      const isOther = value.trim() === "" || Number.isNaN(number) || /\st="(?!n")/.test(attributes);
      if (!format || isOther) {
        return cell;
      }
      const shown = format(number);
      return typeof shown === "number"
        ? `<${prefix}c${attributes}>${start}${shown}</${prefix}v>`
        : `<${prefix}c${attributes.replace(' t="n"', "")} t="str">${start}${escaped(shown)}</${prefix}v>`;
    },
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const builtInAmount = "#,##0.00";
// A workbook does not store these formats.
const builtIn: [string, string][] = [
  ["2", "0.00"],
  ...["4", "7", "8", "39", "40", "43", "44"].map((id): [string, string] => [id, builtInAmount]),
  ["9", "0%"],
  ["10", "0.00%"],
];

function cellFormats(styles: string): ReadonlyMap<string, NumberFormat> {
  const codes = new Map(builtIn);
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g)) {
    codes.set(attribute(tag, "numFmtId"), attribute(tag, "formatCode"));
  }
  const formats = new Map<string, NumberFormat>();
  const [, cells = ""] = styles.split(/<\/?(?:\w+:)?cellXfs\b/);
  for (const [index, [tag]] of [...cells.matchAll(/<(?:\w+:)?xf(?=[\s/>])[^<>]*>/g)].entries()) {
    const code = codes.get(attribute(tag, "numFmtId"));
    const format = code === undefined ? null : numberFormatOf(code);
    if (format) {
      formats.set(String(index), format);
    }
  }
  return formats;
}
