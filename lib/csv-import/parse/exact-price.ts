import type { DecimalMark, PriceUnit, Rounding } from "@/lib/csv-import/column-mapping";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { numberOf, type Reading } from "./amounts";
import { textOf } from "./cell-text";
import { isEuro, isSameCurrency } from "./currencies";

/** A fraction of cents, which conversions keep exact. */
export interface ExactPrice {
  numerator: bigint;
  denominator: bigint;
  /** As the cell says; "" where it says nothing. */
  currency: string;
}

// Longer fractions come from a spreadsheet's division.
const maxDecimals = 12;
const tooLarge = 1e15;

/** `foreign`: a currency that the seller has given a rate for. Codes: price_currency, and those of numbers. */
export function readExactPrice(
  cell: Cell,
  unit: PriceUnit,
  mark?: DecimalMark,
  foreign?: string,
): Reading<ExactPrice> {
  if (unit === "cents") {
    return readCents(cell, foreign);
  }
  const reading = numberOf(cell, mark);
  if ("code" in reading) {
    return reading;
  }
  const { whole, fraction, currency, unit: counted, isNegative } = reading.value;
  if (!isPiece(counted)) {
    return { code: "number_unreadable" };
  }
  if (!isKnown(currency, foreign)) {
    return { code: "price_currency" };
  }
  const decimals = fraction.slice(0, maxDecimals);
  const amount = BigInt(whole + decimals) * 100n;
  const numerator = isNegative ? -amount : amount;
  return { value: { numerator, denominator: 10n ** BigInt(decimals.length), currency } };
}

/** Of "450 ea"; "12,50 Stk" may be a quantity. */
function isPiece(unit: string): boolean {
  return unit === "" || /^ea(?:ch)?$/i.test(unit);
}

function isKnown(currency: string, foreign: string | undefined): boolean {
  const isForeign = foreign !== undefined && isSameCurrency(currency, foreign);
  return currency === "" || isEuro(currency) || isForeign;
}

/** Of a text only its digits count. */
function readCents(cell: Cell, foreign: string | undefined): Reading<ExactPrice> {
  if (typeof cell === "number") {
    const [numerator, denominator] = Math.abs(cell) < tooLarge ? fractionOf(cell) : [0n, 0n];
    return denominator === 0n
      ? { code: "number_unreadable" }
      : { value: { numerator, denominator, currency: "" } };
  }
  const written = numberOf(cell, "comma");
  const currency = "value" in written ? written.value.currency : "";
  if (!isKnown(currency, foreign)) {
    return { code: "price_currency" };
  }
  const digits = textOf(cell).replace(/\D/g, "");
  return digits === ""
    ? { code: "number_unreadable" }
    : { value: { numerator: BigInt(digits), denominator: 1n, currency } };
}

export function multiplied<Price extends ExactPrice>(price: Price, factor: number): Price {
  const [numerator, denominator] = fractionOf(factor);
  return {
    ...price,
    numerator: price.numerator * numerator,
    denominator: price.denominator * denominator,
  };
}

export function divided<Price extends ExactPrice>(price: Price, divisor: number): Price {
  const [numerator, denominator] = fractionOf(divisor);
  return {
    ...price,
    numerator: price.numerator * denominator,
    denominator: price.denominator * numerator,
  };
}

/** Null where a part of a cent is left and nobody chose how to round. */
export function centsOf(
  { numerator, denominator }: ExactPrice,
  rounding: Rounding | null,
): number | null {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n) {
    return Number(whole);
  }
  switch (rounding) {
    case null:
      return null;
    case "down":
      return Number(whole);
    case "up":
      return Number(whole + 1n);
    case "half":
      return Number(rest * 2n >= denominator ? whole + 1n : whole);
  }
}

/** Decimals as they are written: 1.19 is 119 of 100. */
function fractionOf(decimal: number): [bigint, bigint] {
  const [whole = "0", fraction = ""] = decimal.toFixed(maxDecimals).split(".");
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}
