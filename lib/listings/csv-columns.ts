import { codesCell, priceCell } from "@/lib/csv/csv-cells";
import type { Listing } from "@/lib/db/generated/client";
import type { ListingCondition, ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { isLot } from "@/lib/stock/lots-and-prices";
import { type EnteredField, type FieldKind, type FieldName, fieldNames, fieldOf } from "./fields";

/** The bundle price is null where each product has a price. */
export interface ExportedListing extends Pick<Listing, EnteredField> {
  manufacturer: string;
  availableQuantity: number;
}

interface CsvColumn {
  heading: string;
  write: (listing: ExportedListing) => string;
  field?: FieldName;
}

/** The import reads these words back. */
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

const available: CsvColumn = {
  heading: "Verfügbar",
  write: ({ availableQuantity }) => String(availableQuantity),
};

function columnOf(field: FieldName): CsvColumn {
  const { kind, heading, storedAs = field } = fieldOf(field);
  const cell = cellOfKind[kind];
  const write = (listing: ExportedListing) => cell(listing[storedAs as keyof ExportedListing]);
  return { heading: heading.de, field, write: field === "bundleOnly" ? bundleCell : write };
}

/** An import rejects a lone lot price beside "nein". */
function bundleCell(listing: ExportedListing): string {
  return yesOrNo(isLot(listing) || listing.pricePerProductInCt === null);
}

const cellOfKind: Record<FieldKind, (value: unknown) => string> = {
  manufacturer: text,
  code: text,
  ean: text,
  line: text,
  text,
  country: text,
  integer: text,
  year: text,
  codes: (codes) => codesCell(codes as string[]),
  priceInCt: (cents) => priceCell(cents as number | null),
  flag: (value) => yesOrNo(value === true),
  condition: (value) => (value === null ? "" : conditionWords[value as ListingCondition]),
};

export const csvColumns: readonly CsvColumn[] = [
  { heading: "Inserat-Nr.", write: ({ id }) => String(id) },
  { heading: "Status", write: ({ status }) => statusWords[status] },
  ...fieldNames.flatMap((field) =>
    field === "quantity" ? [columnOf(field), available] : [columnOf(field)],
  ),
];

export function cellsOf(listing: ExportedListing): string[] {
  return csvColumns.map(({ write }) => write(listing));
}

function text(value: unknown): string {
  return String(value ?? "");
}

function yesOrNo(value: boolean): string {
  return value ? "ja" : "nein";
}
