import type { Cell, DecimalMark, PriceUnit } from "../fields";
import { textOf } from "./cell-text";
import { readNumberText, type WrittenNumber } from "./number";

export type Reading<Value> = { value: Value } | { code: string };

export const measures: ReadonlySet<string> = new Set(
  (
    "rolle rollen rol stange stangen blatt blätter sheet sheets m mtr meter metre metres meters lfm qm kg kilo " +
    "l ltr liter litre litres liters"
  ).split(" "),
);
// What goods are counted by in German ERPs. A pack is none: how many are in it is not known.
export const countingUnits: ReadonlySet<string> = new Set([
  ...(
    "st stk stck stueck stück pcs pc pce pieces piece ea each stuks szt pz un unit units " +
    "satz sätze set sets paar paare paa pair pairs"
  ).split(" "),
  ...measures,
]);
// "¤" is the € of ISO-8859-15, read as Windows-1252.
const euros = /^(?:[€¤]|eur|euro)?$/i;
const longestExact = 15;

/**
 * A whole number: "1.234" by the column's mark, else `number_ambiguous`; "12,5" is `number_not_whole`, "4,26E+12"
 * `number_damaged`, anything else `number_unreadable`.
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

/** "5 x" counts pieces as "5 Stk" does. */
function isCounted(unit: string): boolean {
  const word = unit.toLowerCase().replace(".", "");
  return word === "" || word === "x" || countingUnits.has(word);
}

/**
 * A price in cents. Euros are exact to the cent (`price_fraction` where there is more), in no other currency
 * (`price_currency`); cents are the digits of the cell, whatever stands beside and between them (spec §5, CSV import).
 */
export function readPrice(cell: Cell, unit: PriceUnit, mark?: DecimalMark): Reading<number> {
  if (unit === "cents") {
    return readCents(cell);
  }
  const reading = numberOf(cell, mark);
  if ("code" in reading) {
    return reading;
  }
  const { whole, fraction, currency, unit: counted } = reading.value;
  if (counted !== "") {
    return { code: "number_unreadable" };
  }
  if (!euros.test(currency)) {
    return { code: "price_currency" };
  }
  if (fraction.length > 2) {
    return { code: "price_fraction" };
  }
  return signed(Number(whole + fraction.padEnd(2, "0")), reading.value);
}

/** A workbook's own 12.5 is a number and no text: half a cent. */
function readCents(cell: Cell): Reading<number> {
  if (typeof cell === "number" && !Number.isInteger(cell)) {
    return { code: "price_fraction" };
  }
  const digits = textOf(cell).replace(/\D/g, "");
  const cents = Number(digits);
  return digits === "" || !Number.isSafeInteger(cents)
    ? { code: "number_unreadable" }
    : { value: cents };
}

function numberOf(cell: Cell, mark: DecimalMark | undefined): Reading<WrittenNumber> {
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

/** A workbook's own 1.234 was written here with a point: it is not ambiguous. */
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
