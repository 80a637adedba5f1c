import {
  type FieldName,
  type FieldsThat,
  fieldNames,
  fieldOf,
  fieldsThat,
} from "@/lib/listings/fields";

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

/** One value can be said for all rows. */
export const fixedFields = [
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
] as const satisfies readonly (typeof requiredFields)[number][];
export type FixedField = (typeof fixedFields)[number];

/** Can be taken from the name. */
export const ruledFields = ["manufacturer", "descriptionDe", "mpn"] as const;
export type RuledField = (typeof ruledFields)[number];

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

/** `value` has the cell's first four characters. `field` is null for the whole row. */
export interface RowIssue {
  field: ImportField | null;
  code: string;
  value: string;
}

/** A field is null for a blank cell, and missing without a column. */
export interface ReadRow {
  fields: Record<string, unknown>;
  issues: RowIssue[];
  /** Whether a price lost parts of a cent. */
  isRounded?: true;
}
