import type { DecimalMark } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { textOf } from "./cell-text";
import { readNumberText, type WrittenNumber } from "./number";
import { withoutPlaceholder } from "./placeholders";
import words from "./words.json" with { type: "json" };

export type Reading<Value> = { value: Value } | { code: string };

export const measures: ReadonlySet<string> = new Set(words.measures.join(" ").split(" "));
// Packs are missing: nobody knows how many pieces are in one.
export const countingUnits: ReadonlySet<string> = new Set([
  ...words.pieces.join(" ").split(" "),
  ...measures,
]);
const longestExact = 15;

/**
 * Codes: number_ambiguous ("1.234" without a mark), number_not_whole, number_damaged ("4,26E+12"),
 * number_unreadable.
 */
export function readWholeNumber(cell: Cell, mark?: DecimalMark): Reading<number> {
  const reading = numberOf(cell, mark);
  if ("code" in reading) {
    return reading;
  }
  const { whole, fraction, unit, currency, isPriced } = reading.value;
  if (currency !== "" || isPriced || !isCounted(unit)) {
    return { code: "number_unreadable" };
  }
  return fraction === "" ? signed(Number(whole), reading.value) : { code: "number_not_whole" };
}

const decimalsOfWeights = new Map([
  ...["", "g", "gr", "gram", "grams", "gramm"].map((unit) => [unit, 0] as const),
  ...["kg", "kilo"].map((unit) => [unit, 3] as const),
]);

const noWeight = /^0+(?:[.,]0+)?(?: ?k?g)?$/i;

/**
 * In grams; kilograms are converted. "" where the cell says nothing, as 0 does. `areKilograms` of numbers without a
 * unit. The codes are those of a whole number.
 */
export function readGrams(
  cell: Cell,
  mark?: DecimalMark,
  areKilograms = false,
): Reading<number | ""> {
  const text = withoutPlaceholder(textOf(cell));
  if (text === "" || noWeight.test(text)) {
    return { value: "" };
  }
  const reading = numberOf(cell, mark);
  if ("code" in reading) {
    return reading;
  }
  const { whole, fraction, unit, currency, isPriced } = reading.value;
  const decimals = decimalsOfWeights.get(
    unit === "" && areKilograms ? "kg" : unit.toLowerCase().replace(".", ""),
  );
  if (decimals === undefined || currency !== "" || isPriced) {
    return { code: "number_unreadable" };
  }
  return fraction.length > decimals
    ? { code: "number_not_whole" }
    : signed(Number(whole + fraction.padEnd(decimals, "0")), reading.value);
}

function isCounted(unit: string): boolean {
  const word = unit.toLowerCase().replace(".", "");
  return word === "" || word === "x" || countingUnits.has(word);
}

export function numberOf(cell: Cell, mark: DecimalMark | undefined): Reading<WrittenNumber> {
  const reading = readNumberText(textOf(cell));
  switch (reading.kind) {
    case "number":
      return { value: reading.number };
    case "ambiguous":
      return ambiguousNumber(cell, reading, mark);
    case "damaged":
      return { code: "number_damaged" };
    default:
      return { code: "number_unreadable" };
  }
}

/** A workbook's number 1.234 is never ambiguous. */
function ambiguousNumber(
  cell: Cell,
  { group, decimal }: { group: WrittenNumber; decimal: WrittenNumber },
  mark: DecimalMark | undefined,
): Reading<WrittenNumber> {
  if (typeof cell === "number") {
    return { value: decimal };
  }
  if (!mark) {
    return { code: "number_ambiguous" };
  }
  return { value: decimal.mark === mark ? decimal : group };
}

function signed(amount: number, { isNegative, whole }: WrittenNumber): Reading<number> {
  if (whole.length > longestExact && !Number.isSafeInteger(amount)) {
    return { code: "number_unreadable" };
  }
  return { value: isNegative ? -amount : amount };
}
