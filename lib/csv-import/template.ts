import type { Locale } from "@/lib/i18n/locales";
import { csvColumns } from "@/lib/listings/csv-columns";
import type { ImportField } from "./fields";

/** The same in both languages, or in each its own. */
type Text = string | Record<Locale, string>;

interface Example {
  /** What the heading is called in English. */
  heading: string;
  cells: readonly [Text, Text];
}

const yes = { de: "ja", en: "yes" };
const no = { de: "nein", en: "no" };

/** Two parts as their sellers would write them; columns that each language calls by its own name. */
const examples: Partial<Record<string, Example>> = {
  manufacturer: { heading: "Manufacturer", cells: ["SKF", "Siemens"] },
  mpn: { heading: "Manufacturer part number", cells: ["6205-2RSH", "3RT2026-1BB40"] },
  ean: { heading: "EAN", cells: ["4012345678901", ""] },
  alternateProductCodes: {
    heading: "Alternate product codes",
    cells: ["6205 2RS1 | 6205-2RS", ""],
  },
  ownArticleNumber: { heading: "Item number", cells: ["00123", "L-4711-B"] },
  nameDe: {
    heading: "Name (German)",
    cells: ["Rillenkugellager 6205-2RSH", "Leistungsschütz 24 V DC, 25 A"],
  },
  descriptionDe: {
    heading: "Description (German)",
    cells: [
      "Beidseitig abgedichtet, 25 × 52 × 15 mm. Überbestand aus der Instandhaltung, trocken gelagert.",
      "Drei Schließer, Schraubanschluss. Verpackung geöffnet, nie eingebaut.",
    ],
  },
  nameEn: { heading: "Name (English)", cells: ["Deep groove ball bearing 6205-2RSH", ""] },
  descriptionEn: {
    heading: "Description (English)",
    cells: ["Sealed on both sides, 25 × 52 × 15 mm. Surplus of our maintenance, stored dry.", ""],
  },
  condition: {
    heading: "Condition",
    cells: [
      { de: "Neu, originalverpackt", en: "New, in original packaging" },
      { de: "Unbenutzt, Verpackung geöffnet", en: "Unused, packaging opened" },
    ],
  },
  yearOfManufacture: { heading: "Year of manufacture", cells: ["2021", ""] },
  dateCode: { heading: "Date code", cells: ["2114", ""] },
  quantity: { heading: "Quantity", cells: ["40", "12"] },
  pricePerProductInCt: {
    heading: "Unit price (EUR)",
    cells: [
      { de: "8,90", en: "8.90" },
      { de: "45,50", en: "45.50" },
    ],
  },
  priceForBundle: { heading: "Lot price (EUR)", cells: ["", ""] },
  bundleOnly: { heading: "Bundle only", cells: [no, no] },
  minOrderQuantity: { heading: "Minimum order quantity", cells: ["5", "1"] },
  shippingPossible: { heading: "Shipping possible", cells: [yes, yes] },
  pickupPossible: { heading: "Pickup possible", cells: [yes, no] },
  shippingPriceInCt: { heading: "Shipping cost (EUR)", cells: [{ de: "6,90", en: "6.90" }, ""] },
  shippingNote: {
    heading: "Shipping note",
    cells: [{ de: "Als Päckchen", en: "As a small parcel" }, ""],
  },
};

interface TemplateColumn {
  field: ImportField;
  heading: string;
  /** Of the two parts. */
  cells: readonly [string, string];
}

/**
 * The columns of the template file, in the order of an export: every field that a listing has, and the address of a
 * picture, of which the file shows none: the import would go and fetch it.
 */
export function templateColumns(locale: Locale): TemplateColumn[] {
  const columns = csvColumns.flatMap(({ heading, field }): TemplateColumn[] => {
    const example = field === undefined ? undefined : examples[field];
    if (example === undefined) {
      return [];
    }
    const [first, second] = example.cells;
    return [
      {
        field: field as ImportField,
        heading: locale === "de" ? heading : example.heading,
        cells: [textIn(locale, first), textIn(locale, second)],
      },
    ];
  });
  const heading = locale === "de" ? "Bildadresse" : "Image URL";
  return [...columns, { field: "mainImageUrl", heading, cells: ["", ""] }];
}

function textIn(locale: Locale, text: Text): string {
  return typeof text === "string" ? text : text[locale];
}
