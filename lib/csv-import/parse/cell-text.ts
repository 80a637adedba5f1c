import { formulaStart, withoutGuard } from "@/lib/csv/csv-cells";
import type { Cell } from "../fields";

// What Excel, Calc and Google write where a formula failed or a column was too narrow, in German and in English.
const cellError =
  /^(?:#(?:NV|N\/A|(?:WERT|VALUE|BEZUG|REF|DIV\/0|NULL|ZAHL|NUM|ÜBERLAUF|SPILL|KALK|CALC|FELD|FIELD|BLOCKIERT|BLOCKED|BUSY|VERBINDEN|CONNECT|UNBEKANNT|UNKNOWN)!|NAME\?|(?:ERROR|FEHLER)!?|GETTING_DATA|#+)|(?:Err|Fehler):\d{3}|(?:Loading|Wird geladen)(?:\.{3}|…))$/i;
const longestCellError = 20;
// What cannot be seen and is no part of a text: a byte order mark, spaces and joiners without width, marks of direction.
const invisible =
  /[\u00AD\u200B\u200C\u2060\uFEFF\p{Bidi_Control}]|\u200D(?!\p{Extended_Pictographic})/gu;
const unseen = /[\r\n\t\v\f\u0085\u2028\u2029\u00AD\u200B-\u200D\u2060\uFEFF\p{Bidi_Control}]/u;
// With the blanks behind it: one that began with those before it would look for a break from each of them.
const lineBreak = /[\r\n\t\v\f\u0085\u2028\u2029][\s\u0085]*/;
const mostDecimals = 20;
const shownCharacters = 4;
// The ' by which somebody told a spreadsheet to leave a cell alone: before a word of its own ("'t Hart", "'s-") and where
// another one follows it belongs to the text.
const textMark = /^'(?=[\p{L}\p{N}])(?!\p{L}[\s-])(?=[^']*$)/u;

/** Without the ' that our export puts before what a spreadsheet would run. A number becomes its digits, never "4.26e12". */
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

/** A text without what cannot be seen in it. */
export function withoutUnseen(text: string): string {
  return text.replace(invisible, "");
}

/** A name or a code without the ' before it that keeps a spreadsheet from changing it. */
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

/** Its first four characters, never half of one, nor a NUL, which PostgreSQL cannot store (spec §5, §9). */
export function firstCharacters(text: string): string {
  // A character has at most two code units: twice as many hold four of them.
  const beginning = text.slice(0, 2 * shownCharacters).replaceAll("\0", "");
  return [...beginning].slice(0, shownCharacters).join("").toWellFormed();
}

/** As a spreadsheet shows it: fifteen digits are what it knows of a number. */
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
