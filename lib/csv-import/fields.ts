import {
  type FieldName,
  type FieldsThat,
  fieldNames,
  fieldOf,
  fieldsThat,
} from "@/lib/listings/fields";

// Without zod, because the worker that reads files loads this.

/** Rows count below the headings. */
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
/** `headingRow` counts from 1; 0 means none. */
export type FileReading =
  | { kind: "text"; encoding: TextEncoding; delimiter: Delimiter; headingRow: number }
  | { kind: "xlsx"; sheet: string; headingRow: number };

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
  samples: Cell[];
  filled: number;
  numbers: NumberFacts;
};

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

const deliveryFields = fieldsThat({ group: "delivery" });

export const requiredFields = [
  ...fieldsThat({ presence: "required" }),
  "pricePerProductInCt",
] as const satisfies readonly ImportField[];

const optionalFields = fieldNames.filter(
  (field) =>
    fieldOf(field).group !== "delivery" && !requiredFields.some((required) => required === field),
);

export const importFields: readonly ImportField[] = [
  ...requiredFields,
  "pricePer",
  "currency",
  "quantityUnit",
  ...optionalFields,
  ...deliveryFields,
  "mainImageUrl",
  "csvMainImageBase64",
  "listingId",
];

/** "Preiseinheit" is missing, because it uses the quantity's mark. */
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

/** Columns count from 0. */
export type ColumnMapping = {
  columns: Partial<Record<SingleField, number>>;
  alternateProductCodes: number[];
  priceUnit: PriceUnit;
  /** "Preis je 100", where no column feeds pricePer. */
  pricesAreFor: PriceQuantity;
  decimalMarks: Partial<Record<NumberField, DecimalMark>>;
};

/** `value` has the cell's first four characters. `field` is null for the whole row. */
export interface RowIssue {
  field: ImportField | null;
  code: string;
  value: string;
}
