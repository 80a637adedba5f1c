import { readCodes } from "@/lib/csv/csv-cells";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { withoutEntities } from "@/lib/text/html-text";
import type { Reading } from "./amounts";
import { lineOf, textOf, withoutTextMark } from "./cell-text";
import { withoutPlaceholder } from "./placeholders";

// "12E3" may be a real code, but no EAN.
const scientificEan = /^\d+(?:[.,]\d+)?\s?E\s?\+?\d+$/i;
const scientificCode = /^\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
const roundedEan = /^(?=\d{12,14}$)\d+0{5}$/;
// Excel turns "3-12" into "03. Dez", "3-Dec" or a date.
const month = "(?:Jan|Feb|Mrz|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Sept|Okt|Oct|Nov|Dez|Dec)";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
// Excel dates times 1899 and small numbers 1900.
const year = "(?:1899|1900|19[3-9]\\d|20[0-4]\\d)";
const twoDigits = { day: "(?:0[1-9]|[12]\\d|3[01])", month: "(?:0[1-9]|1[0-2])", year: "[12]\\d" };
const fullDate =
  `(?:${day}\\.(?:0?[1-9]|1[0-2])\\.${year}|${day}/${day}/${year}|${year}-${twoDigits.month}-${twoDigits.day}|` +
  `${twoDigits.day}\\.${twoDigits.month}\\.${twoDigits.year})`;
const time = "(?:[T ]\\d\\d?:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?Z?)";
const hour = "(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|\\d{1,3}:[0-5]\\d:[0-5]\\d)(?: [AP]M)?";
const excelDate = new RegExp(
  `^(?:${day}\\. ?${month}(?: ?\\d\\d)?|${day}-${month}(?:-\\d\\d)?|${month}[ -]\\d\\d|${fullDate}${time}?|${hour})$`,
);
const idleDecimals = /[.,]0+$/;
const groupMarks = /[.,'’\s\u00A0\u202F-]/g;
const mostTypedDigits = 999_999_999_999_999;
const onlyZeros = /^[0\s-]+$/;
const longestEan = 14;

/**
 * Accepts a wrong check digit (docs/decisions/0018). Codes: ean_damaged, code_damaged,
 * ean_unreadable, ean_too_many.
 */
export function readEan(cell: Cell): Reading<string> {
  const text = withoutPlaceholder(withoutTextMark(lineOf(textOf(cell))));
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

/** Code: code_damaged. */
export function readCode(cell: Cell): Reading<string> {
  return isRounded(cell) ? { code: "code_damaged" } : codeOf(withoutEntities(textOf(cell)));
}

/** Code: code_damaged. */
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
  const text = withoutPlaceholder(withoutTextMark(lineOf(written.trim())));
  if (scientificCode.test(text) || excelDate.test(text)) {
    return { code: "code_damaged" };
  }
  return { value: text };
}

/** Spreadsheets keep 15 digits. */
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
const digitRuns = /(?<![\p{L}\d])\d(?:[\s-]?\d)*/gu;
const longToken = /\d{8}/;
const shortest = 12;
const alone = /^(?!.*0{5}$)(?:\d{8}|\d{12,14})$/;
const letter = /\p{L}/u;
const word = /(?<![\p{L}\d])\p{L}?\p{Ll}{2}/u;

/** Finds an EAN beside words such as "(Umkarton)". */
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

/** Eight digits are too often valid by chance. */
function validIn(text: string, isNamed: boolean): Set<string> {
  const runs = (text.match(digitRuns) ?? []).filter(
    (run) => isWhole(run) && hasValidCheckDigit(run),
  );
  return new Set(runs.filter((run) => isNamed || run.replace(/\D/g, "").length >= shortest));
}

function isWhole(run: string): boolean {
  return /^\d+$/.test(run) || !longToken.test(run);
}
