// What a file is read into, in plain values and types: the worker that reads it weighs what it imports (contract §9).

/** The most that a file may have, in bytes, and in rows below its headings. */
export const maxFileBytes = 50 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 500;
/** Of the cells that a shifted row has beyond its columns so many are kept. */
export const maxCellsBeyond = 20;
export const maxHeadingLength = 500;
/** Of a column's cells so many are shown, and so much of each. */
export const maxSamples = 5;
export const maxSampleLength = 100;
/** So many names of manufacturers can be answered for. */
export const maxManufacturers = 500;
/** So many columns can feed alternate codes. */
export const maxAlternates = 20;

/** A cell as the file has it: text, or a number where a spreadsheet says that it is one. */
export type Cell = string | number;

export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export const delimiters = [";", ",", "\t", "|"] as const;
export const decimalMarks = ["comma", "point"] as const;
export const priceUnits = ["euros", "cents"] as const;
export type TextEncoding = (typeof textEncodings)[number];
export type Delimiter = (typeof delimiters)[number];
export type DecimalMark = (typeof decimalMarks)[number];
export type PriceUnit = (typeof priceUnits)[number];
/** How many pieces all prices of a file can be for, where none of its columns says it. */
export const priceQuantities = [1, 10, 100, 1000] as const;
type PriceQuantity = (typeof priceQuantities)[number];

/** The row of the headings of a file that has none. */
export const noHeadingRow = 0;
/** How a file was read; `headingRow` is the row of the headings as a spreadsheet counts, 1 the first; 0 where there is none. */
export type FileReading =
  | { kind: "text"; encoding: TextEncoding; delimiter: Delimiter; headingRow: number }
  | { kind: "xlsx"; sheet: string; headingRow: number };

/** How the numbers of a column are written: how many of its cells are of each kind. */
export type NumberFacts = {
  /** Digits alone: "12". */
  plain: number;
  /** A comma can only be the decimal mark: "12,5", "1.234,56". */
  comma: number;
  /** A point can only be the decimal mark: "12.50", "1,234.56". */
  point: number;
  /** Either: "1.234", "6,000". */
  ambiguous: number;
  /** A spreadsheet's own number. */
  typed: number;
  /** No number. */
  other: number;
  /** A long number that a spreadsheet has rounded: "4,26E+12". */
  damaged: number;
  /** Of those that are either, how many have a comma: "6,000". */
  ambiguousCommas: number;
  /** Of those with a known mark, how many have three decimals or more: "0,250", "1.200,000". */
  threeDecimals: number;
};

/** What is known of a column without its rows. */
export type ColumnFacts = {
  /** As in the file; empty where it has none. */
  heading: string;
  /** The first different cells that are not empty. */
  samples: Cell[];
  filled: number;
  numbers: NumberFacts;
};

/** What a column of a file can feed, in the order in which it is asked for (spec §5, CSV import). */
export const importFields = [
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
  "pricePer",
  "currency",
  "quantityUnit",
  "mpn",
  "ean",
  "alternateProductCodes",
  "ownArticleNumber",
  "nameEn",
  "descriptionEn",
  "condition",
  "yearOfManufacture",
  "dateCode",
  "minOrderQuantity",
  "bundleOnly",
  "priceForBundle",
  "shippingPossible",
  "shippingPriceInCt",
  "shippingNote",
  "pickupPossible",
  "mainImageUrl",
  "csvMainImageBase64",
  "listingId",
] as const;
export type ImportField = (typeof importFields)[number];
export const requiredFields = [
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
] as const satisfies readonly ImportField[];
/** Those that a decimal mark matters to; of "Preiseinheit" it is known (decision 33). */
export const numberFields = [
  "quantity",
  "pricePerProductInCt",
  "minOrderQuantity",
  "priceForBundle",
  "shippingPriceInCt",
] as const satisfies readonly ImportField[];
export type NumberField = (typeof numberFields)[number];
export const priceFields = [
  "pricePerProductInCt",
  "priceForBundle",
  "shippingPriceInCt",
] as const satisfies readonly NumberField[];
export type PriceField = (typeof priceFields)[number];
/** Those that one column feeds. */
export type SingleField = Exclude<ImportField, "alternateProductCodes">;
export const singleFields = importFields.filter(
  (field): field is SingleField => field !== "alternateProductCodes",
);

/**
 * Which column feeds which field, by their places from 0, and how its numbers are meant. Euros are the prices of a file
 * that says "12,50"; cents are the spec's own rule (contract §9).
 */
export type ColumnMapping = {
  columns: Partial<Record<SingleField, number>>;
  alternateProductCodes: number[];
  priceUnit: PriceUnit;
  /** "Preis je 100": how many pieces a price per piece is for, where no column feeds pricePer. */
  pricesAreFor: PriceQuantity;
  /** How the cells of a column are meant that can be read either way. */
  decimalMarks: Partial<Record<NumberField, DecimalMark>>;
};

/**
 * What is wrong with a cell: an issue code (lib/errors/issues.ts) and the first four characters of its value. What is wrong
 * with a row as a whole has no field.
 */
export interface RowIssue {
  field: ImportField | null;
  code: string;
  value: string;
}
