import { codesCell, priceCell, readCodes, readInteger, readPrice, withoutGuard } from "./csv-cells";
import type { ListingCondition, ListingStatus } from "./fields";
import { isLot } from "./rules";

export interface ExportedListing {
  id: number;
  status: ListingStatus;
  manufacturer: string;
  mpn: string | null;
  ean: string | null;
  alternateProductCodes: string[];
  nameDe: string;
  descriptionDe: string;
  nameEn: string | null;
  descriptionEn: string | null;
  condition: ListingCondition | null;
  yearOfManufacture: number | null;
  dateCode: string | null;
  ownArticleNumber: string | null;
  quantity: number;
  availableQuantity: number;
  pricePerProductInCt: number | null;
  /** Null where it follows from the price per product. */
  priceForBundleInCt: number | null;
  bundleOnly: boolean;
  minOrderQuantity: number;
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string | null;
}

interface CsvColumn {
  heading: string;
  write: (listing: ExportedListing) => string;
  field?: string;
  read?: (cell: string) => unknown;
}

/** The words of the file, whatever the screens say later. */
export const conditionWords: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING: "Neu, originalverpackt",
  NEW_WITHOUT_PACKAGING: "Neu, ohne Verpackung",
  UNUSED_OPENED: "Unbenutzt, Verpackung geöffnet",
  USED_TESTED: "Gebraucht, geprüft",
  USED_UNTESTED: "Gebraucht, ungeprüft",
  FOR_PARTS: "Defekt, für Ersatzteile",
};

const statusWords: Record<ListingStatus, string> = {
  DRAFT: "pausiert",
  ACTIVE: "aktiv",
  RESERVED: "reserviert",
  SOLD: "verkauft",
  DELETED: "gelöscht",
};

export const csvColumns: readonly CsvColumn[] = [
  { heading: "Inserat-Nr.", write: ({ id }) => String(id) },
  { heading: "Status", write: ({ status }) => statusWords[status] },
  {
    heading: "Hersteller",
    write: ({ manufacturer }) => manufacturer,
    field: "manufacturer",
    read: (name) => ({ name }),
  },
  text("Herstellernummer (MPN)", "mpn"),
  text("EAN", "ean"),
  {
    heading: "Weitere Nummern",
    write: ({ alternateProductCodes }) => codesCell(alternateProductCodes),
    field: "alternateProductCodes",
    read: readCodes,
  },
  text("Eigene Nummer", "ownArticleNumber"),
  text("Bezeichnung", "nameDe"),
  text("Beschreibung", "descriptionDe"),
  text("Bezeichnung (englisch)", "nameEn"),
  text("Beschreibung (englisch)", "descriptionEn"),
  {
    heading: "Zustand",
    write: ({ condition }) => (condition === null ? "" : conditionWords[condition]),
    field: "condition",
    read: readCondition,
  },
  integer("Baujahr", "yearOfManufacture"),
  text("Datumscode", "dateCode"),
  integer("Menge", "quantity"),
  { heading: "Verfügbar", write: ({ availableQuantity }) => String(availableQuantity) },
  price("Preis pro Stück (EUR)", "pricePerProductInCt"),
  { ...price("Preis des Postens (EUR)", "priceForBundleInCt"), field: "priceForBundle" },
  {
    ...flag("Nur als Gesamtposten", "bundleOnly"),
    // A price of the lot alone cannot be taken back without it.
    write: (listing) => yesOrNo(isLot(listing) || listing.pricePerProductInCt === null),
  },
  integer("Mindestbestellmenge", "minOrderQuantity"),
  flag("Versand möglich", "shippingPossible"),
  flag("Abholung möglich", "pickupPossible"),
  price("Versandkosten (EUR)", "shippingPriceInCt"),
  text("Versandhinweis", "shippingNote"),
];

export function cellsOf(listing: ExportedListing): string[] {
  return csvColumns.map(({ write }) => write(listing));
}

/** What create-listing is sent for a row of an exported file, its cells by their headings. */
export function listingFromCells(cells: Record<string, string>): Record<string, unknown> {
  const fields = csvColumns.flatMap(({ heading, field, read }) => {
    const cell = cells[heading];
    return field && read && cell !== undefined ? [[field, read(withoutGuard(cell).trim())]] : [];
  });
  return Object.fromEntries(fields);
}

type FieldsOf<Value> = {
  [Name in keyof ExportedListing]: ExportedListing[Name] extends Value ? Name : never;
}[keyof ExportedListing];

function text(heading: string, field: FieldsOf<string | null>): CsvColumn {
  return { heading, write: (listing) => listing[field] ?? "", field, read: (cell) => cell };
}

function integer(heading: string, field: FieldsOf<number | null>): CsvColumn {
  return {
    heading,
    write: (listing) => String(listing[field] ?? ""),
    field,
    read: readInteger,
  };
}

function price(heading: string, field: FieldsOf<number | null>): CsvColumn {
  return { heading, write: (listing) => priceCell(listing[field]), field, read: readPrice };
}

function flag(heading: string, field: FieldsOf<boolean>): CsvColumn {
  return {
    heading,
    write: (listing) => yesOrNo(listing[field]),
    field,
    read: (cell) => ({ ja: true, nein: false })[cell.toLowerCase()],
  };
}

function yesOrNo(value: boolean): string {
  return value ? "ja" : "nein";
}

/** By its word or its code, in any case; null of an empty cell, and what is neither stays for the schema to refuse. */
function readCondition(cell: string): string | null {
  if (cell === "") {
    return null;
  }
  const known = Object.entries(conditionWords).find((names) =>
    names.some((name) => name.toLowerCase() === cell.toLowerCase()),
  );
  return known?.[0] ?? cell;
}
