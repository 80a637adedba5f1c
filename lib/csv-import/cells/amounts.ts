import type { Cell, DecimalMark, PriceUnit } from "../fields";
import { textOf } from "./cell-text";
import { otherCurrencies } from "./currencies";
import {
  longestNumber,
  type NumberReading,
  readNumberText,
  type WrittenNumber,
} from "./number-text";

/** What a cell says, or the code of why it cannot be said. */
export type Reading<Value> = { value: Value } | { code: string };

/** What is sold by length, weight, area, volume or sheet. */
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
// In cents the digits count whatever stands beside them: only another currency makes another price of them.
const otherMoney = new RegExp(
  `(?![€¤¢])\\p{Sc}|(?<!\\p{L})(?:${otherCurrencies.join("|")})(?!\\p{L})`,
  "iu",
);
// What the digits may have between them in cents; a second number ("€/100 St") makes another price of them.
const money = /[€¤¢]|(?<!\p{L})(?:eur|euros?|ct|cents?)(?!\p{L})/giu;
const otherCount = /\d\D*[\p{L}/\\|:*×]\D*\d|(?<!\p{L})(?:t|teur|tsd|mio)(?!\p{L})/iu;
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
 * (`price_currency`); cents are the digits of the cell whatever stands between them (spec §5, CSV import), but for another
 * currency, a minus, and a second number ("€/100 St").
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

function readCents(cell: Cell): Reading<number> {
  const text = textOf(cell);
  if (text.length > longestNumber) {
    return { code: "number_unreadable" };
  }
  const reading = readNumberText(text);
  if (reading.kind === "damaged") {
    return { code: "number_damaged" };
  }
  if (typeof cell === "number" && !Number.isInteger(cell)) {
    return { code: "price_fraction" };
  }
  if (otherMoney.test(text)) {
    return { code: "price_currency" };
  }
  const digits = text.replace(/\D/g, "");
  if (digits === "" || otherCount.test(text.replace(money, " "))) {
    return { code: "number_unreadable" };
  }
  return { value: isNegative(text, reading) ? -Number(digits) : Number(digits) };
}

function isNegative(text: string, reading: NumberReading): boolean {
  switch (reading.kind) {
    case "number":
      return reading.number.isNegative;
    case "ambiguous":
      return reading.group.isNegative;
    default:
      return /^[-−–]/.test(text);
  }
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
