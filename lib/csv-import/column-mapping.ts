import type { NumberField, SingleField } from "./fields";
import type { Cell } from "./read-file-result";

export const decimalMarks = ["comma", "point"] as const;
export const priceUnits = ["euros", "cents"] as const;
export type DecimalMark = (typeof decimalMarks)[number];
export type PriceUnit = (typeof priceUnits)[number];
export const priceQuantities = [1, 10, 100, 1000] as const;
type PriceQuantity = (typeof priceQuantities)[number];

const numberKinds = [
  "plain",
  "comma",
  "point",
  "ambiguous",
  "typed",
  "other",
  "damaged",
  "ambiguousCommas",
  "threeDecimals",
] as const;

export type NumberFacts = Record<(typeof numberKinds)[number], number>;

export function noNumbers(): NumberFacts {
  return Object.fromEntries(numberKinds.map((kind) => [kind, 0])) as NumberFacts;
}

export type ColumnFacts = {
  heading: string;
  letter: string;
  samples: Cell[];
  filled: number;
  numbers: NumberFacts;
  currencies: string[];
  isSummed: boolean;
  productOf: [number, number] | null;
};

/** Columns count from 0. */
export type ColumnMapping = {
  columns: Partial<Record<SingleField, number>>;
  alternateProductCodes: number[];
  priceUnit: PriceUnit;
  /** "Preis je 100", where no column feeds pricePer. */
  pricesAreFor: PriceQuantity;
  decimalMarks: Partial<Record<NumberField, DecimalMark>>;
};
