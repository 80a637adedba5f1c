import { type FieldName, type FieldsThat, fieldOf, fieldsThat } from "@/lib/listings/fields";

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

/** What only a file says: it feeds no field of a listing by itself. */
const fileFields = {
  pricePer: { headings: ["Preiseinheit", "Preis gilt für", "Price unit"], example: "100" },
  currency: { headings: ["Währung", "Currency"], example: "EUR" },
  quantityUnit: { headings: ["Mengeneinheit", "ME", "Unit of measure"], example: "Stk" },
  mainImageUrl: {
    headings: ["Bildadresse", "Bild-URL", "Image URL"],
    example: "https://www.example.com/6205-2rsh.jpg",
  },
  csvMainImageBase64: {
    headings: ["Bild (Base64)", "Image (Base64)"],
    example: "iVBORw0KGgoAAAANSUhEUg…",
  },
  listingId: { headings: ["Inserat-Nr.", "Listing no"], example: "10234" },
} as const;
type FileField = keyof typeof fileFields;

export type ImportField = FieldName | FileField;

export const saleFields = fieldsThat({ group: "sale" });

export const requiredFields = [
  ...fieldsThat({ presence: "required" }),
  "pricePerProductInCt",
] as const satisfies readonly ImportField[];

const optionalPartFields = fieldsThat({ group: "part" }).filter(
  (field) => !requiredFields.some((required) => required === field),
);

export const importFields: readonly ImportField[] = [
  ...requiredFields,
  "pricePer",
  "currency",
  "quantityUnit",
  ...optionalPartFields,
  ...saleFields,
  "mainImageUrl",
  "csvMainImageBase64",
  "listingId",
];

/** Those that a decimal mark matters to; of "Preiseinheit" it is known. */
export type NumberField = FieldsThat<{ kind: "integer" | "priceInCt" }>;
export type PriceField = FieldsThat<{ kind: "priceInCt" }>;
export const priceFields: readonly PriceField[] = fieldsThat({ kind: "priceInCt" });
export const numberFields: readonly NumberField[] = [
  ...fieldsThat({ kind: "integer" }),
  ...priceFields,
];
export type SingleField = Exclude<ImportField, "alternateProductCodes">;
export const singleFields: readonly SingleField[] = importFields.filter(
  (field) => field !== "alternateProductCodes",
);

/** What the help page names of the headings that are known. */
export const shownHeadings = Object.fromEntries(
  importFields.map((field) => [
    field,
    isFileField(field) ? fileFields[field].headings : fieldOf(field).headings,
  ]),
) as Record<ImportField, readonly string[]>;

export const fileFieldExamples: Partial<Record<ImportField, string>> = Object.fromEntries(
  Object.entries(fileFields).map(([field, { example }]) => [field, example]),
);

export function isFileField(field: ImportField): field is FileField {
  return field in fileFields;
}

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
