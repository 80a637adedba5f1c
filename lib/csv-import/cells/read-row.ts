import { maxInteger } from "@/lib/operations/limits";
import {
  type Cell,
  type ColumnMapping,
  type ImportField,
  type PriceField,
  priceFields,
  type RowIssue,
  requiredFields,
  type SingleField,
  singleFields,
} from "../fields";
import type { TableRow } from "../table/table";
import { type Reading, readPrice, readWholeNumber } from "./amounts";
import { cellFault } from "./cell-fault";
import { lineOf, paragraphsOf, shownText, textOf, withoutTextMark } from "./cell-text";
import { readCode, readCodeList, readEan } from "./codes";
import { firstCharacters } from "./first-characters";
import { withoutEntities, withoutHtml } from "./html-text";
import { firstAddressOf } from "./image-address";
import { saidText } from "./no-value";
import { isEuro, readPriceQuantity, readQuantityUnit } from "./price-units";
import { readCondition, readFlag, readYear } from "./words";

/** What a row says in create-listing's words: null of a blank cell, nothing where no column feeds a field. */
export interface ReadRow {
  fields: Record<string, unknown>;
  issues: RowIssue[];
}

type Reader = (cell: Cell, mapping: ColumnMapping) => Reading<unknown>;

const text: Reader = (cell) => ({
  value: saidText(withoutTextMark(lineOf(withoutHtml(textOf(cell))))),
});
const paragraphs: Reader = (cell) => ({
  value: saidText(paragraphsOf(withoutHtml(textOf(cell)))),
});
const asIs: Reader = (cell) => ({ value: textOf(cell) });

const readers: Record<SingleField, Reader> = {
  manufacturer: (cell) => {
    const name = saidText(withoutTextMark(lineOf(withoutEntities(textOf(cell)))));
    return { value: name === "" ? "" : { name } };
  },
  nameDe: text,
  descriptionDe: paragraphs,
  quantity: (cell, { decimalMarks }) =>
    atLeast(1, readWholeNumber(cell, decimalMarks.quantity), "larger_than_zero"),
  pricePerProductInCt: priceReader("pricePerProductInCt", 1, "larger_than_zero"),
  pricePer: readPriceQuantity,
  currency: asIs,
  quantityUnit: readQuantityUnit,
  mpn: readCode,
  ean: readEan,
  ownArticleNumber: readCode,
  nameEn: text,
  descriptionEn: paragraphs,
  condition: readCondition,
  yearOfManufacture: readYear,
  dateCode: text,
  // A minimum of 0 is one of 1 (spec §5).
  minOrderQuantity: (cell, { decimalMarks }) =>
    atLeast(0, readWholeNumber(cell, decimalMarks.minOrderQuantity), "at_least:0"),
  bundleOnly: readFlag,
  priceForBundle: priceReader("priceForBundle", 1, "larger_than_zero"),
  shippingPossible: readFlag,
  shippingPriceInCt: priceReader("shippingPriceInCt", 0, "at_least:0"),
  shippingNote: text,
  pickupPossible: readFlag,
  mainImageUrl: (cell) => ({ value: firstAddressOf(saidText(textOf(cell))) }),
  csvMainImageBase64: asIs,
  listingId: (cell) => {
    const reading = readWholeNumber(cell);
    return "value" in reading && reading.value > maxInteger
      ? { code: "listing_id_not_a_number" }
      : atLeast(1, reading, "listing_id_not_a_number");
  },
};

const required = new Set<ImportField>(requiredFields);

/**
 * One row by a mapping: which texts, cents, numbers and flags its cells say, and an issue for each cell that cannot be
 * read or is blank where something has to be (spec §5, CSV import). Whether a listing comes of it the schema says.
 */
export function readRow(mapping: ColumnMapping, { cells }: TableRow): ReadRow {
  const row: ReadRow = { fields: {}, issues: [] };
  for (const [field, place] of placesOf(mapping)) {
    readField(row, mapping, field, cells[place] ?? "");
  }
  if (mapping.alternateProductCodes.length > 0) {
    readAlternates(row, mapping, cells);
  }
  refuseOtherCurrency(row);
  settlePricePerPiece(row, mapping);
  delete row.fields.quantityUnit;
  refusePriceless(row, mapping);
  return row;
}

const placesByMapping = new WeakMap<ColumnMapping, [SingleField, number][]>();

/** In the order of the fields, once for all rows of a file. */
function placesOf(mapping: ColumnMapping): [SingleField, number][] {
  const known = placesByMapping.get(mapping);
  if (known) {
    return known;
  }
  const places = singleFields.flatMap((field): [SingleField, number][] => {
    const place = mapping.columns[field];
    return place === undefined ? [] : [[field, place]];
  });
  placesByMapping.set(mapping, places);
  return places;
}

function readField(row: ReadRow, mapping: ColumnMapping, field: SingleField, cell: Cell): void {
  const written = textOf(cell);
  if (written === "") {
    readBlank(row, field);
    return;
  }
  const reading = cellFault(field, written) ?? readers[field](cell, mapping);
  if ("code" in reading) {
    row.issues.push({ field, code: reading.code, value: beginningOf(cell) });
    return;
  }
  if (reading.value === "") {
    readBlank(row, field);
    return;
  }
  row.fields[field] = reading.value;
}

/** Of what stands in a cell, as a report shows it. */
function beginningOf(cell: Cell): string {
  return firstCharacters(typeof cell === "number" ? shownText(cell) : textOf(cell));
}

function readBlank(row: ReadRow, field: SingleField): void {
  if (required.has(field) && field !== "pricePerProductInCt") {
    row.issues.push({ field, code: "is_required", value: "" });
    return;
  }
  row.fields[field] = null;
}

/** Prices of another currency are none of ours, however their cells look. */
function refuseOtherCurrency({ fields, issues }: ReadRow): void {
  const { currency } = fields;
  delete fields.currency;
  if (typeof currency !== "string" || isEuro(currency)) {
    return;
  }
  for (const field of priceFields.filter((price) => typeof fields[price] === "number")) {
    delete fields[field];
    issues.push({ field, code: "price_currency", value: firstCharacters(currency) });
  }
}

/** An ERP's price may be that of a hundred pieces: ours is that of one, in whole cents. */
function settlePricePerPiece({ fields, issues }: ReadRow, mapping: ColumnMapping): void {
  const { pricePerProductInCt: price } = fields;
  const isSaid = mapping.columns.pricePer !== undefined;
  // A cell that cannot be read is no 1: its row is invalid already.
  const pricePer = isSaid && fields.pricePer !== null ? fields.pricePer : mapping.pricesAreFor;
  delete fields.pricePer;
  if (typeof price !== "number" || typeof pricePer !== "number") {
    return;
  }
  if (price % pricePer === 0) {
    fields.pricePerProductInCt = price / pricePer;
    return;
  }
  delete fields.pricePerProductInCt;
  const value = firstCharacters(`${price / 100}`.replace(".", ","));
  const code = `price_per_fraction:${pricePer}`;
  issues.push({ field: "pricePerProductInCt", code, value });
}

/** A lot may have a price as a whole instead of one per piece (spec §3). */
function refusePriceless({ fields, issues }: ReadRow, mapping: ColumnMapping): void {
  const isBlank = fields.pricePerProductInCt === null;
  const hasOther = mapping.columns.priceForBundle !== undefined && fields.priceForBundle !== null;
  if (isBlank && !hasOther) {
    delete fields.pricePerProductInCt;
    issues.push({ field: "pricePerProductInCt", code: "is_required", value: "" });
  }
}

/** Of several columns, each number once. */
function readAlternates(
  row: ReadRow,
  { alternateProductCodes }: ColumnMapping,
  cells: Cell[],
): void {
  const codes = new Set<string>();
  const field = "alternateProductCodes";
  for (const place of alternateProductCodes) {
    const cell = cells[place] ?? "";
    const reading = cellFault(field, textOf(cell)) ?? readCodeList(cell);
    if ("code" in reading) {
      row.issues.push({ field, code: reading.code, value: beginningOf(cell) });
      return;
    }
    for (const code of reading.value) {
      codes.add(code);
    }
  }
  row.fields[field] = codes.size > 0 ? [...codes] : null;
}

function priceReader(field: PriceField, minimum: number, code: string): Reader {
  return (cell, { priceUnit, decimalMarks }) =>
    atLeast(minimum, readPrice(cell, priceUnit, decimalMarks[field]), code);
}

function atLeast(minimum: number, reading: Reading<number>, code: string): Reading<number> {
  return "value" in reading && reading.value < minimum ? { code } : reading;
}
