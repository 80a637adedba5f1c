import type { FixedField, NumberField, RuledField, SingleField } from "./fields";
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
  /** Few texts again and again, as kinds and materials are. */
  isCategory: boolean;
  numbers: NumberFacts;
  currencies: string[];
  isSummed: boolean;
  productOf: [number, number] | null;
};

export const priceMeanings = ["piece", "line"] as const;
export type PriceMeaning = (typeof priceMeanings)[number];
export const roundings = ["half", "up", "down"] as const;
export type Rounding = (typeof roundings)[number];

/** What the first thousand rows of a column say that can name parts. */
export interface NameFacts {
  column: number;
  rows: number;
  manufacturers: number;
  manufacturer: string | null;
  numbers: number;
  number: string | null;
}

/** Columns count from 0. Null answers of questions count as open where the file raises them. */
export type ColumnMapping = {
  columns: Partial<Record<SingleField, number>>;
  alternateProductCodes: number[];
  /** Read like a cell, where there is no column or its cell is blank. */
  fixed: Partial<Record<FixedField, string>>;
  /** Taken from the name, where nothing else is there. */
  fromName: RuledField[];
  priceUnit: PriceUnit;
  /** "Preis je 100", where no column feeds pricePer. */
  pricesAreFor: PriceQuantity;
  /** A line's total is divided by the quantity. */
  pricesMean: PriceMeaning | null;
  /** VAT that the prices include; 0 for net prices. */
  taxInPercent: number | null;
  /** What the prices are in, and what one of it is in euros. */
  currency: { code: string; inEuros: number } | null;
  /** Null refuses parts of a cent. */
  rounding: Rounding | null;
  decimalMarks: Partial<Record<NumberField, DecimalMark>>;
  /** As the weight's heading says; for reading only. */
  areKilograms?: boolean;
};

export const noAnswers = {
  fixed: {},
  fromName: [],
  pricesMean: null,
  taxInPercent: null,
  currency: null,
  rounding: null,
} satisfies Partial<ColumnMapping>;
