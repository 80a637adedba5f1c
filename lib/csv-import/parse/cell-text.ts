import { formulaStart, withoutGuard } from "@/lib/csv/csv-cells";
import type { Cell } from "@/lib/csv-import/read-file-result";

// Error values of Excel, Calc and Google.
const cellError =
  /^(?:#(?:NV|N\/A|(?:WERT|VALUE|BEZUG|REF|DIV\/0|NULL|ZAHL|NUM|ÜBERLAUF|SPILL|KALK|CALC|FELD|FIELD|BLOCKIERT|BLOCKED|BUSY|VERBINDEN|CONNECT|UNBEKANNT|UNKNOWN)!|NAME\?|(?:ERROR|FEHLER)!?|GETTING_DATA|#+)|(?:Err|Fehler):\d{3}|(?:Loading|Wird geladen)(?:\.{3}|…))$/i;
const longestCellError = 20;
const invisible =
  /[\u00AD\u200B\u200C\u2060\uFEFF\p{Bidi_Control}]|\u200D(?!\p{Extended_Pictographic})/gu;
const unseen = /[\r\n\t\v\f\u0085\u2028\u2029\u00AD\u200B-\u200D\u2060\uFEFF\p{Bidi_Control}]/u;
// Includes the blanks behind a break, so that the search does not restart at each blank.
const lineBreak = /[\r\n\t\v\f\u0085\u2028\u2029][\s\u0085]*/;
const mostDecimals = 20;
const shownCharacters = 4;
// Matches the ' that forces text in a spreadsheet, but not "'t Hart", "'s-" or a quoted word.
const textMark = /^'(?=[\p{L}\p{N}])(?!\p{L}[\s-])(?=[^']*$)/u;

export function textOf(cell: Cell): string {
  if (typeof cell === "number") {
    return digitsOf(cell);
  }
  const text = cell.trim();
  return text.startsWith("'") && formulaStart.test(text) ? withoutGuard(text).trim() : text;
}

export function shownText(cell: Cell): string {
  return typeof cell === "number" ? digitsOf(cell).replace(".", ",") : cell;
}

export function withoutUnseen(text: string): string {
  return text.replace(invisible, "");
}

export function withoutTextMark(text: string): string {
  return text.startsWith("'") ? text.replace(textMark, "") : text;
}

export function lineOf(text: string): string {
  if (!unseen.test(text)) {
    return text;
  }
  const lines = withoutUnseen(text).split(lineBreak);
  return lines
    .map((line) => line.trimEnd())
    .join(" ")
    .trim();
}

export function paragraphsOf(text: string): string {
  return unseen.test(text) ? withoutUnseen(text).replace(/\r\n?/g, "\n").trim() : text;
}

export function isCellError(text: string): boolean {
  return text.length <= longestCellError && cellError.test(text);
}

/** At most four characters, without NUL, which PostgreSQL cannot store. */
export function firstCharacters(text: string): string {
  const beginning = text.slice(0, 2 * shownCharacters).replaceAll("\0", "");
  return [...beginning].slice(0, shownCharacters).join("").toWellFormed();
}

function digitsOf(number: number): string {
  if (Number.isSafeInteger(number)) {
    return String(number);
  }
  const known = Number(number.toPrecision(15));
  const text = String(known);
  return text.includes("e") ? withoutExponent(known) : text;
}

function withoutExponent(number: number): string {
  return Number.isInteger(number)
    ? BigInt(number).toString()
    : number.toFixed(mostDecimals).replace(/\.?0+$/, "");
}
