import type { DecimalMark } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { countingUnits, measures, type Reading, readWholeNumber } from "./amounts";
import { textOf } from "./cell-text";
import words from "./words.json" with { type: "json" };

const { hundreds, thousands, millions, dozens, packs } = words;
export const severalPieces: ReadonlySet<string> = new Set(
  [hundreds, thousands, millions, dozens, ...packs].flatMap((some) => some.split(" ")),
);
/** Leaves out "C" and "T", which may be internal keys. */
const namedQuantities: ReadonlyMap<string, number> = new Map([
  ...["hst", "hundert", "hundred"].map((word): [string, number] => [word, 100]),
  ...["tst", "tsd", "tausend", "thousand"].map((word): [string, number] => [word, 1000]),
]);
// A group never begins with 0, so "0,500" is a half.
const group = /^([1-9]\d{0,2})[.,](\d{3})(?![\d.,])/;
const power = /(?<!\p{L})([cdkm]?m|ft|in|yd)\^?[23](?!\d)/gu;
// UN/ECE Recommendation 20 codes for a piece.
const pieceCode = /(?<!\p{L})(?:c62|h87|nar)(?![\p{L}\d])/giu;
const one = /^0*1(?:[.,]0{1,2})?$/;
const mostPieces = 10_000;
// DATANORM keys: 2 means a hundred, 3 a thousand.
const priceKeys = new Set([0, 2, 3]);

/** Codes: price_key, larger_than_zero, number_unreadable. */
export function readPriceQuantity(cell: Cell, mark?: DecimalMark): Reading<number> {
  const text = textOf(cell)
    .replace(/^(?:je|pro|per|\/)\s*/i, "")
    .replace(pieceCode, "st");
  const word = wordOf(text);
  const named = namedQuantities.get(word);
  if (named !== undefined || (countingUnits.has(word) && !measures.has(word))) {
    return { value: named ?? 1 };
  }
  const number = mark ? text : text.replace(group, "$1$2");
  const reading = readWholeNumber(typeof cell === "number" ? cell : number, mark);
  if ("code" in reading) {
    return reading;
  }
  if (priceKeys.has(reading.value)) {
    return { code: "price_key" };
  }
  if (reading.value < 1) {
    return { code: "larger_than_zero" };
  }
  return reading.value > mostPieces ? { code: "number_unreadable" } : reading;
}

/** Code: quantity_unit for hundreds, dozens and packs. */
export function readQuantityUnit(cell: Cell): Reading<string> {
  const text = textOf(cell).toLowerCase();
  const plain = text.replace(pieceCode, "st").replace(power, "$1");
  const parts = plain.match(/\d+(?:[.,']\d+)*|\p{L}+/gu) ?? [];
  const isSeveral = parts.some((part) =>
    /^\d/.test(part) ? !one.test(part) : severalPieces.has(part),
  );
  return isSeveral ? { code: "quantity_unit" } : { value: wordOf(text) };
}

// With an ERP's negative stock, what a seller has sold out.
const soldOutWords = new Set(words.soldOut.join("|").split("|"));

/** 0 for words and negative stock. The codes are those of a whole number. */
export function readQuantity(cell: Cell, mark?: DecimalMark): Reading<number> {
  if (soldOutWords.has(wordOf(textOf(cell).replace(/[\s!-]+/g, " ")))) {
    return { value: 0 };
  }
  const reading = readWholeNumber(cell, mark);
  return "value" in reading ? { value: Math.max(0, reading.value) } : reading;
}

function wordOf(text: string): string {
  return text.toLowerCase().replace(/[().]/g, "").trim();
}
