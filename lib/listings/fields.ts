// Without zod, because the worker that reads files loads this.
import type { Locale } from "@/lib/i18n/locales";

export type FieldKind =
  | "manufacturer"
  | "code"
  | "ean"
  | "codes"
  | "line"
  | "text"
  | "integer"
  | "year"
  | "priceInCt"
  | "flag"
  | "condition"
  | "country";

export const fieldGroups = [
  "part",
  "price",
  "codes",
  "recognition",
  "english",
  "condition",
  "delivery",
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

type Text = string | Record<Locale, string>;

export interface ListingField {
  kind: FieldKind;
  /** `defaulted` is never empty. An update without a `stays` field keeps its value. */
  presence: "required" | "defaulted" | "optional" | "stays";
  /** Groups the fields on the import's mapping screen. */
  group: FieldGroup;
  /** Characters of a text, or the bounds of a number. */
  max?: number;
  min?: number;
  /** Of a number that does not count pieces. */
  unit?: "g";
  /** Set where the database has another name. */
  storedAs?: string;
  /** For /api-docs. */
  description?: string;
  /** Of our own CSV files. */
  heading: Record<Locale, string>;
  /** Known headings that the help page lists. */
  headings: readonly string[];
  /** For create-listing's example on /api-docs. */
  example?: unknown;
  /** In the template's two example rows. */
  cells: readonly [Text, Text];
}

export const listingFields = {
  manufacturer: {
    kind: "manufacturer",
    presence: "required",
    group: "part",
    max: 100,
    heading: { de: "Hersteller", en: "Manufacturer" },
    headings: ["Hersteller", "Fabrikat", "Marke", "Manufacturer", "Brand"],
    example: "Festo",
    cells: ["SKF", "Siemens"],
  },
  mpn: {
    kind: "code",
    presence: "optional",
    group: "codes",
    max: 100,
    description: "The manufacturer's part number.",
    heading: { de: "Herstellernummer (MPN)", en: "Manufacturer part number" },
    headings: ["MPN", "Herstellernummer", "Hersteller-Art.-Nr.", "Artikelnummer", "Part number"],
    example: "DSBC-32-100-PPVA-N3",
    cells: ["6205-2RSH", "3RT2026-1BB40"],
  },
  ean: {
    kind: "ean",
    presence: "optional",
    group: "codes",
    max: 40,
    heading: { de: "EAN", en: "EAN" },
    headings: ["EAN", "GTIN", "UPC", "Barcode"],
    example: "4052568026936",
    cells: ["4012345678901", ""],
  },
  alternateProductCodes: {
    kind: "codes",
    presence: "defaulted",
    group: "codes",
    max: 100,
    heading: { de: "Weitere Nummern", en: "Alternate product codes" },
    headings: ["Weitere Nummern", "Vergleichsnummer", "Cross reference"],
    example: ["1376427"],
    cells: ["6205 2RS1 | 6205-2RS", ""],
  },
  ownArticleNumber: {
    kind: "code",
    presence: "stays",
    group: "recognition",
    max: 100,
    description: "By which the seller's own system knows the part.",
    heading: { de: "Eigene Nummer", en: "Item number" },
    headings: ["Eigene Nummer", "Materialnummer", "Lagernummer", "SKU"],
    example: "LAG-00417",
    cells: ["00123", "L-4711-B"],
  },
  nameDe: {
    kind: "line",
    presence: "required",
    group: "part",
    max: 200,
    heading: { de: "Bezeichnung", en: "Name (German)" },
    headings: ["Bezeichnung", "Artikelbezeichnung", "Materialkurztext", "Kurztext", "Name"],
    example: "Normzylinder DSBC, Kolben 32 mm, Hub 100 mm",
    cells: ["Rillenkugellager 6205-2RSH", "Leistungsschütz 24 V DC, 25 A"],
  },
  descriptionDe: {
    kind: "text",
    presence: "required",
    group: "part",
    max: 10_000,
    heading: { de: "Beschreibung", en: "Description (German)" },
    headings: ["Beschreibung", "Artikelbeschreibung", "Langtext", "Description"],
    example: "Überbestand aus einem abgesagten Projekt, originalverpackt.",
    cells: [
      "Beidseitig abgedichtet, 25 × 52 × 15 mm. Überbestand aus der Instandhaltung, trocken gelagert.",
      "Drei Schließer, Schraubanschluss. Verpackung geöffnet, nie eingebaut.",
    ],
  },
  nameEn: {
    kind: "line",
    presence: "optional",
    group: "english",
    max: 200,
    heading: { de: "Bezeichnung (englisch)", en: "Name (English)" },
    headings: ["Bezeichnung (englisch)", "Name (English)"],
    example: "Standards-based cylinder DSBC, bore 32 mm, stroke 100 mm",
    cells: ["Deep groove ball bearing 6205-2RSH", ""],
  },
  descriptionEn: {
    kind: "text",
    presence: "optional",
    group: "english",
    max: 10_000,
    heading: { de: "Beschreibung (englisch)", en: "Description (English)" },
    headings: ["Beschreibung (englisch)", "Description (English)"],
    example: "Surplus of a cancelled project, in original packaging.",
    cells: ["Sealed on both sides, 25 × 52 × 15 mm. Surplus of our maintenance, stored dry.", ""],
  },
  condition: {
    kind: "condition",
    presence: "stays",
    group: "condition",
    heading: { de: "Zustand", en: "Condition" },
    headings: ["Zustand", "Artikelzustand", "Condition"],
    example: "NEW_IN_PACKAGING",
    cells: [
      { de: "Neu, originalverpackt", en: "New, in original packaging" },
      { de: "Unbenutzt, Verpackung geöffnet", en: "Unused, packaging opened" },
    ],
  },
  yearOfManufacture: {
    kind: "year",
    presence: "stays",
    group: "condition",
    min: 1900,
    heading: { de: "Baujahr", en: "Year of manufacture" },
    headings: ["Baujahr", "Herstellungsjahr", "Year of manufacture"],
    example: 2022,
    cells: ["2021", ""],
  },
  dateCode: {
    kind: "line",
    presence: "stays",
    group: "condition",
    max: 40,
    description: "As printed on the part.",
    heading: { de: "Datumscode", en: "Date code" },
    headings: ["Datumscode", "Date code"],
    cells: ["2114", ""],
  },
  weightInGrams: {
    kind: "integer",
    presence: "stays",
    group: "condition",
    min: 1,
    max: 10_000_000,
    unit: "g",
    description: "Of one piece, in grams.",
    heading: { de: "Gewicht (g)", en: "Weight (g)" },
    headings: ["Gewicht (g)", "Gewicht in g", "Stückgewicht (g)", "Weight (g)", "Weight in g"],
    example: 468,
    cells: ["128", ""],
  },
  countryOfOrigin: {
    kind: "country",
    presence: "stays",
    group: "condition",
    description: "Its code by ISO 3166-1 (DE), or its German or English name.",
    heading: { de: "Ursprungsland", en: "Country of origin" },
    headings: ["Ursprungsland", "Herkunftsland", "Country of origin", "COO"],
    example: "DE",
    cells: ["AT", ""],
  },
  quantity: {
    kind: "integer",
    presence: "required",
    group: "price",
    min: 1,
    max: 1_000_000,
    heading: { de: "Menge", en: "Quantity" },
    headings: ["Menge", "Bestand", "Lagerbestand", "Frei verwendbar", "Quantity", "Qty"],
    example: 12,
    cells: ["40", "12"],
  },
  pricePerProductInCt: {
    kind: "priceInCt",
    presence: "optional",
    group: "price",
    min: 1,
    heading: { de: "Preis pro Stück (EUR)", en: "Unit price (EUR)" },
    headings: ["Preis pro Stück", "Einzelpreis", "VK netto", "Preis", "Unit price"],
    example: 4200,
    cells: [
      { de: "8,90", en: "8.90" },
      { de: "45,50", en: "45.50" },
    ],
  },
  priceForBundle: {
    kind: "priceInCt",
    presence: "optional",
    group: "delivery",
    min: 1,
    storedAs: "priceForBundleInCt",
    heading: { de: "Preis des Postens (EUR)", en: "Lot price (EUR)" },
    headings: ["Preis des Postens", "Postenpreis", "Lot price"],
    cells: ["", ""],
  },
  bundleOnly: {
    kind: "flag",
    presence: "defaulted",
    group: "delivery",
    heading: { de: "Nur als Gesamtposten", en: "Bundle only" },
    headings: ["Nur als Gesamtposten", "Bundle only"],
    cells: [
      { de: "nein", en: "no" },
      { de: "nein", en: "no" },
    ],
  },
  minOrderQuantity: {
    kind: "integer",
    presence: "defaulted",
    group: "delivery",
    min: 1,
    max: 1_000_000,
    heading: { de: "Mindestbestellmenge", en: "Minimum order quantity" },
    headings: ["Mindestbestellmenge", "Mindestabnahme", "MOQ"],
    example: 2,
    cells: ["5", "1"],
  },
  shippingPossible: {
    kind: "flag",
    presence: "defaulted",
    group: "delivery",
    heading: { de: "Versand möglich", en: "Shipping possible" },
    headings: ["Versand möglich", "Shipping possible"],
    example: true,
    cells: [
      { de: "ja", en: "yes" },
      { de: "ja", en: "yes" },
    ],
  },
  pickupPossible: {
    kind: "flag",
    presence: "defaulted",
    group: "delivery",
    heading: { de: "Abholung möglich", en: "Pickup possible" },
    headings: ["Abholung möglich", "Selbstabholung möglich", "Pickup possible"],
    example: true,
    cells: [
      { de: "ja", en: "yes" },
      { de: "nein", en: "no" },
    ],
  },
  shippingPriceInCt: {
    kind: "priceInCt",
    presence: "optional",
    group: "delivery",
    min: 0,
    heading: { de: "Versandkosten (EUR)", en: "Shipping cost (EUR)" },
    headings: ["Versandkosten", "Frachtkosten", "Shipping cost"],
    example: 690,
    cells: [{ de: "6,90", en: "6.90" }, ""],
  },
  shippingNote: {
    kind: "line",
    presence: "optional",
    group: "delivery",
    max: 500,
    heading: { de: "Versandhinweis", en: "Shipping note" },
    headings: ["Versandhinweis", "Shipping note"],
    cells: [{ de: "Als Päckchen", en: "As a small parcel" }, ""],
  },
} as const satisfies Record<string, ListingField>;

type Fields = typeof listingFields;
export type FieldName = keyof Fields;

export const fieldNames = Object.keys(listingFields) as FieldName[];

export function fieldOf(name: FieldName): ListingField {
  return listingFields[name];
}

export type FieldsThat<Facts> = {
  [Name in FieldName]: Fields[Name] extends Facts ? Name : never;
}[FieldName];

export function fieldsThat<const Facts extends Partial<ListingField>>(
  facts: Facts,
): FieldsThat<Facts>[] {
  const wanted = Object.entries(facts) as [keyof ListingField, unknown][];
  const isSo = (name: FieldName) => wanted.every(([fact, value]) => fieldOf(name)[fact] === value);
  return fieldNames.filter(isSo) as FieldsThat<Facts>[];
}

const sqlTypes = {
  code: "text",
  ean: "text",
  codes: "text[]",
  line: "text",
  text: "text",
  integer: "integer",
  year: "integer",
  priceInCt: "integer",
  flag: "boolean",
  condition: '"ListingCondition"',
  country: "text",
} as const satisfies Record<Exclude<FieldKind, "manufacturer">, string>;

export type StoredField = {
  [Name in FieldName]: Fields[Name] extends { storedAs: infer Stored extends string }
    ? Stored
    : Exclude<Name, "manufacturer">;
}[FieldName];
export type StoredColumn = StoredField | "searchCodes";

export const storedColumns: readonly [StoredColumn, column: string, sqlType: string][] = [
  ...fieldNames.flatMap((name): [StoredColumn, string, string][] => {
    const { kind, storedAs = name } = fieldOf(name);
    return kind === "manufacturer"
      ? []
      : [[storedAs as StoredColumn, snakeCase(storedAs), sqlTypes[kind]]];
  }),
  ["searchCodes", "search_codes", "text[]"],
];

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const stored = storedColumns.map(([name]) => name).filter((name) => name !== "searchCodes");

/** A Prisma `select`. */
export const enteredFields = Object.fromEntries(
  ["id", "status", ...stored].map((name) => [name, true]),
) as Record<StoredField | "id" | "status", true>;
export type EnteredField = keyof typeof enteredFields;

export const storedColumnNames: readonly StoredColumn[] = storedColumns.map(([name]) => name);
