import type { Locale } from "@/lib/i18n/locales";
import { csvColumns } from "@/lib/listings/csv-columns";
import type { ImportField } from "./fields";
import "server-only";
import { writeCsvFile } from "@/lib/csv/csv-file";

type Text = string | Record<Locale, string>;

/** A field, what its column is called in English, and its cells of two parts. */
type Example = [field: ImportField, heading: string, ...cells: [Text, Text]];

const yes = { de: "ja", en: "yes" };
const no = { de: "nein", en: "no" };

const examples: Example[] = [
  ["manufacturer", "Manufacturer", "SKF", "Siemens"],
  ["mpn", "Manufacturer part number", "6205-2RSH", "3RT2026-1BB40"],
  ["ean", "EAN", "4012345678901", ""],
  ["alternateProductCodes", "Alternate product codes", "6205 2RS1 | 6205-2RS", ""],
  ["ownArticleNumber", "Item number", "00123", "L-4711-B"],
  ["nameDe", "Name (German)", "Rillenkugellager 6205-2RSH", "Leistungsschütz 24 V DC, 25 A"],
  [
    "descriptionDe",
    "Description (German)",
    "Beidseitig abgedichtet, 25 × 52 × 15 mm. Überbestand aus der Instandhaltung, trocken gelagert.",
    "Drei Schließer, Schraubanschluss. Verpackung geöffnet, nie eingebaut.",
  ],
  ["nameEn", "Name (English)", "Deep groove ball bearing 6205-2RSH", ""],
  [
    "descriptionEn",
    "Description (English)",
    "Sealed on both sides, 25 × 52 × 15 mm. Surplus of our maintenance, stored dry.",
    "",
  ],
  [
    "condition",
    "Condition",
    { de: "Neu, originalverpackt", en: "New, in original packaging" },
    { de: "Unbenutzt, Verpackung geöffnet", en: "Unused, packaging opened" },
  ],
  ["yearOfManufacture", "Year of manufacture", "2021", ""],
  ["dateCode", "Date code", "2114", ""],
  ["quantity", "Quantity", "40", "12"],
  [
    "pricePerProductInCt",
    "Unit price (EUR)",
    { de: "8,90", en: "8.90" },
    { de: "45,50", en: "45.50" },
  ],
  ["priceForBundle", "Lot price (EUR)", "", ""],
  ["bundleOnly", "Bundle only", no, no],
  ["minOrderQuantity", "Minimum order quantity", "5", "1"],
  ["shippingPossible", "Shipping possible", yes, yes],
  ["pickupPossible", "Pickup possible", yes, no],
  ["shippingPriceInCt", "Shipping cost (EUR)", { de: "6,90", en: "6.90" }, ""],
  ["shippingNote", "Shipping note", { de: "Als Päckchen", en: "As a small parcel" }, ""],
];

interface TemplateColumn {
  field: ImportField;
  heading: string;
  cells: readonly [string, string];
}

/** In the order of an export, and the address of a picture, without example: the import would fetch it. */
export function templateColumns(locale: Locale): TemplateColumn[] {
  const columns = csvColumns.flatMap(({ heading, field }): TemplateColumn[] =>
    examples
      .filter(([name]) => name === field)
      .map(([name, english, first, second]) => ({
        field: name,
        heading: locale === "de" ? heading : english,
        cells: [textIn(locale, first), textIn(locale, second)],
      })),
  );
  const heading = locale === "de" ? "Bildadresse" : "Image URL";
  return [...columns, { field: "mainImageUrl", heading, cells: ["", ""] }];
}

function textIn(locale: Locale, text: Text): string {
  return typeof text === "string" ? text : text[locale];
}

/** A file to fill in: the headings that the import knows, and two parts as examples (issue 7). */
export function writeTemplateFile(locale: Locale): AsyncGenerator<string> {
  const columns = templateColumns(locale);
  return writeCsvFile<number>({
    headings: columns.map(({ heading }) => heading),
    cellsOf: (row) => columns.map(({ cells }) => cells[row] ?? ""),
    readPage: async () => ({ rows: [0, 1], next: null }),
  });
}

export function templateFileName(locale: Locale): string {
  return locale === "de" ? "lagerfund-vorlage.csv" : "lagerfund-template.csv";
}
