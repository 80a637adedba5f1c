// What a file is read into, in plain values and types: the worker that reads it weighs what it imports (contract §9).

/** The most that a file may have, in bytes, and in rows below its headings. */
export const maxFileBytes = 50 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 500;
export const maxCellsBeyond = 20;
export const maxHeadingLength = 500;
export const maxSamples = 5;
export const maxSampleLength = 100;
export const maxManufacturers = 500;
export const maxAlternates = 20;

export type Cell = string | number;

export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export const delimiters = [";", ",", "\t", "|"] as const;
export const decimalMarks = ["comma", "point"] as const;
export const priceUnits = ["euros", "cents"] as const;
export type TextEncoding = (typeof textEncodings)[number];
export type Delimiter = (typeof delimiters)[number];
export type DecimalMark = (typeof decimalMarks)[number];
export type PriceUnit = (typeof priceUnits)[number];
export const priceQuantities = [1, 10, 100, 1000] as const;
type PriceQuantity = (typeof priceQuantities)[number];

export const noHeadingRow = 0;
/** How a file was read; `headingRow` is the row of the headings as a spreadsheet counts, 1 the first; 0 where there is none. */
export type FileReading =
  | { kind: "text"; encoding: TextEncoding; delimiter: Delimiter; headingRow: number }
  | { kind: "xlsx"; sheet: string; headingRow: number };

/** How the cells of a column are written; schema.ts says what each kind is. */
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

/** What is known of a column without its rows. */
export type ColumnFacts = {
  heading: string;
  samples: Cell[];
  filled: number;
  numbers: NumberFacts;
};

export const saleFields = [
  "minOrderQuantity",
  "bundleOnly",
  "priceForBundle",
  "shippingPossible",
  "shippingPriceInCt",
  "shippingNote",
  "pickupPossible",
] as const;
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
  ...saleFields,
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
/** Those that a decimal mark matters to; of "Preiseinheit" it is known (decision 32). */
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
export type SingleField = Exclude<ImportField, "alternateProductCodes">;
export const singleFields = importFields.filter(
  (field): field is SingleField => field !== "alternateProductCodes",
);

/** Columns by their places from 0. Euros are the prices of a file that says "12,50"; cents the spec's own rule. */
export type ColumnMapping = {
  columns: Partial<Record<SingleField, number>>;
  alternateProductCodes: number[];
  priceUnit: PriceUnit;
  /** "Preis je 100": how many pieces a price per piece is for, where no column feeds pricePer. */
  pricesAreFor: PriceQuantity;
  decimalMarks: Partial<Record<NumberField, DecimalMark>>;
};

/** An issue code and the first four characters of the cell; what is wrong with a row as a whole has no field. */
export interface RowIssue {
  field: ImportField | null;
  code: string;
  value: string;
}
