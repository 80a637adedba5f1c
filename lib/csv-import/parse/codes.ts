import { readCodes } from "@/lib/csv/csv-cells";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import type { Cell } from "../fields";
import type { Reading } from "./amounts";
import { lineOf, textOf, withoutTextMark } from "./cell-text";
import { withoutEntities } from "./html-text";
import { saidText } from "./placeholders";

// "4,26E+12" is how a spreadsheet writes a long number that it has rounded. In an EAN no E can stand at all; of other
// codes 12E3 may be one, but never with a sign and two digits behind it.
const scientificEan = /^\d+(?:[.,]\d+)?\s?E\s?\+?\d+$/i;
const scientificCode = /^\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
// Excel shows 4,26012E+12 at most; what is saved of it as digits ends in so many zeros.
const roundedEan = /^(?=\d{12,14}$)\d+0{5}$/;
// "3-12" is the third of December to Excel: "03. Dez", "Dez 03", "3-Dec", and in full.
const month = "(?:Jan|Feb|Mrz|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Sept|Okt|Oct|Nov|Dez|Dec)";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
// A workbook's time without a day is one of 1899, a small number in a format of dates one of 1900.
const year = "(?:1899|1900|19[3-9]\\d|20[0-4]\\d)";
const twoDigits = { day: "(?:0[1-9]|[12]\\d|3[01])", month: "(?:0[1-9]|1[0-2])", year: "[12]\\d" };
const fullDate =
  `(?:${day}\\.(?:0?[1-9]|1[0-2])\\.${year}|${day}/${day}/${year}|${year}-${twoDigits.month}-${twoDigits.day}|` +
  `${twoDigits.day}\\.${twoDigits.month}\\.${twoDigits.year})`;
const time = "(?:[T ]\\d\\d?:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?Z?)";
// "10:1" is an hour to Excel: "10:01", and in full.
const hour = "(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|\\d{1,3}:[0-5]\\d:[0-5]\\d)(?: [AP]M)?";
const excelDate = new RegExp(
  `^(?:${day}\\. ?${month}(?: ?\\d\\d)?|${day}-${month}(?:-\\d\\d)?|${month}[ -]\\d\\d|${fullDate}${time}?|${hour})$`,
);
// A program that takes a column for decimals writes 4012345678901.0.
const idleDecimals = /[.,]0+$/;
const groupMarks = /[.,'’\s\u00A0\u202F-]/g;
const mostTypedDigits = 999_999_999_999_999;
const onlyZeros = /^[0\s-]+$/;
const longestEan = 14;

/**
 * The number under a bar code: as it stands, or its bare digits where a program has put marks between them; "" of zeros
 * alone. `ean_damaged` where a spreadsheet has rounded it, `code_damaged` where it has made a date of it, `ean_unreadable` of
 * words, `ean_too_many` of more digits than one has; another wrong check digit is taken as create-listing takes it
 * (decision 0018).
 */
export function readEan(cell: Cell): Reading<string> {
  const text = saidText(withoutTextMark(lineOf(textOf(cell))));
  if (scientificEan.test(text) || isRounded(cell) || isFraction(cell)) {
    return { code: "ean_damaged" };
  }
  if (excelDate.test(text)) {
    return { code: "code_damaged" };
  }
  if (onlyZeros.test(text)) {
    return { value: "" };
  }
  if (hasValidCheckDigit(text)) {
    return { value: text };
  }
  const digits = text.replace(idleDecimals, "").replace(groupMarks, "");
  if (hasValidCheckDigit(digits)) {
    return { value: digits };
  }
  if (roundedEan.test(digits)) {
    return { code: "ean_damaged" };
  }
  const words = readEanWords(text);
  if (words) {
    return words;
  }
  if (text.replace(/\D/g, "").length > longestEan) {
    return { code: "ean_too_many" };
  }
  return { value: text };
}

/** "" of mere dashes and "k.A."; `code_damaged` where a spreadsheet has made a rounded number, a date or an hour of it. */
export function readCode(cell: Cell): Reading<string> {
  return isRounded(cell) ? { code: "code_damaged" } : codeOf(withoutEntities(textOf(cell)));
}

/** The codes of one cell: " | ", ";", a line break or a comma with a space may stand between them. */
export function readCodeList(cell: Cell): Reading<string[]> {
  if (isRounded(cell)) {
    return { code: "code_damaged" };
  }
  const written = listOf(withoutEntities(textOf(cell)));
  const readings = written.map((code) => codeOf(code));
  const damaged = readings.find((reading) => "code" in reading);
  const codes = readings.flatMap((reading) => ("value" in reading ? reading.value : []));
  return damaged ?? { value: codes.filter((code) => code !== "") };
}

function listOf(text: string): string[] {
  return text.includes("|") ? readCodes(text) : text.split(/;|,\s+|[\r\n]+/);
}

function codeOf(written: string): Reading<string> {
  const text = saidText(withoutTextMark(lineOf(written.trim())));
  if (scientificCode.test(text) || excelDate.test(text)) {
    return { code: "code_damaged" };
  }
  return { value: text };
}

/** Of a number a spreadsheet keeps fifteen digits, and zeros for the others. */
function isRounded(cell: Cell): boolean {
  return (
    typeof cell === "number" &&
    Math.abs(cell) > mostTypedDigits &&
    (cell % 10 === 0 || !Number.isSafeInteger(cell))
  );
}

function isFraction(cell: Cell): boolean {
  return typeof cell === "number" && !Number.isInteger(cell);
}

const label =
  /(?<!\p{L})(?:ean|gtin|upc)(?:[\s-]?(?:code|nr|nummer))?(?:-?(?:8|1[234])(?!\d))?(?!\p{L})[\s:.#-]*/giu;
const name = "(?:ean|gtin|upc|barcode|strichcode)(?:[\\s-]?(?:code|nummer|nr\\.?))?";
const none = new RegExp(
  "^(?:nein|no|(?:noch )?nicht vergeben|" +
    `(?:ohne|keine?r?|no|without) ${name}(?: (?:vorhanden|vergeben|bekannt|verfügbar|available))?|` +
    `${name} (?:fehlt|folgt|unbekannt|nicht vorhanden|missing|unknown))[.!]?$`,
  "i",
);
// With one space or hyphen between its groups at most; what follows a letter is a part of another code.
const digitRuns = /(?<![\p{L}\d])\d(?:[\s-]?\d)*/gu;
const longToken = /\d{8}/;
const shortest = 12;
// As long as an EAN; what ends in five zeros was rounded.
const alone = /^(?!.*0{5}$)(?:\d{8}|\d{12,14})$/;
const letter = /\p{L}/u;
// "siehe", "Stk": what is written in capitals without a space may be a code of the house.
const word = /(?<![\p{L}\d])\p{L}?\p{Ll}{2}/u;

/**
 * The EAN of a cell with words: the only valid one in it ("EAN 4006381333931", "4006381333931 (Umkarton)"), one with a
 * wrong check digit where nothing but its name stands beside it, "" where they say that there is none; `ean_unreadable`
 * of other words ("s. Etikett"). Null of a cell without any: "INT-4711".
 */
function readEanWords(text: string): Reading<string> | null {
  if (!letter.test(text)) {
    return null;
  }
  if (none.test(text)) {
    return { value: "" };
  }
  const unlabelled = text.replace(label, " ");
  const isNamed = unlabelled !== text;
  const found = validIn(unlabelled, isNamed);
  const [only] = found;
  if (only !== undefined && found.size === 1) {
    return { value: only };
  }
  const bare = unlabelled.replace(/[()]/g, "").trim();
  if (isNamed && isWhole(bare) && alone.test(bare.replace(/[\s-]/g, ""))) {
    return { value: bare };
  }
  const isWord = isNamed || !/\d/.test(text) || (/\s/.test(text) && word.test(text));
  return isWord && found.size === 0 ? { code: "ean_unreadable" } : null;
}

/** Eight digits alone are one by chance too often, but where the cell calls them so. */
function validIn(text: string, isNamed: boolean): Set<string> {
  const runs = (text.match(digitRuns) ?? []).filter(
    (run) => isWhole(run) && hasValidCheckDigit(run),
  );
  return new Set(runs.filter((run) => isNamed || run.replace(/\D/g, "").length >= shortest));
}

/** Whether a number stands by itself or in groups: "4006381333931 5" is one and another. */
function isWhole(run: string): boolean {
  return /^\d+$/.test(run) || !longToken.test(run);
}
