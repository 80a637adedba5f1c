import { codesCell, priceCell } from "@/lib/csv/csv-cells";
import type { Listing } from "@/lib/db/generated/client";
import type { ListingCondition, ListingStatus } from "@/lib/fields/listing-states";
import { isLot } from "@/lib/stock/rules";
import type { EnteredField } from "./fields";

/** A listing as it was entered; its bundle price is null where it follows from the price per product. */
export interface ExportedListing extends Pick<Listing, EnteredField> {
  manufacturer: string;
  availableQuantity: number;
}

interface CsvColumn {
  heading: string;
  write: (listing: ExportedListing) => string;
  /** What create-listing takes it as. */
  field?: string;
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
  text("Hersteller", "manufacturer"),
  text("Herstellernummer (MPN)", "mpn"),
  text("EAN", "ean"),
  {
    heading: "Weitere Nummern",
    write: ({ alternateProductCodes }) => codesCell(alternateProductCodes),
    field: "alternateProductCodes",
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

type FieldsOf<Value> = {
  [Name in keyof ExportedListing]: ExportedListing[Name] extends Value ? Name : never;
}[keyof ExportedListing];

function text(heading: string, field: FieldsOf<string | null>): CsvColumn {
  return { heading, write: (listing) => listing[field] ?? "", field };
}

function integer(heading: string, field: FieldsOf<number | null>): CsvColumn {
  return { heading, write: (listing) => String(listing[field] ?? ""), field };
}

function price(heading: string, field: FieldsOf<number | null>): CsvColumn {
  return { heading, write: (listing) => priceCell(listing[field]), field };
}

function flag(heading: string, field: FieldsOf<boolean>): CsvColumn {
  return { heading, write: (listing) => yesOrNo(listing[field]), field };
}

function yesOrNo(value: boolean): string {
  return value ? "ja" : "nein";
}
