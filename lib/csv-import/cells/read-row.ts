import {
  type Cell,
  type ColumnFacts,
  type ColumnMapping,
  type ImportField,
  priceFields,
  type RowIssue,
  requiredFields,
  type SingleField,
  singleFields,
} from "../fields";
import type { TableRow } from "../table/table";
import { firstCharacters, isCellError, shownText, textOf } from "./cell-text";
import { readCodeList } from "./codes";
import { isEuro } from "./price-units";
import { readers } from "./readers";

/** What a row says in create-listing's words: null of a blank cell, nothing where no column feeds a field. */
export interface ReadRow {
  fields: Record<string, unknown>;
  issues: RowIssue[];
}

const required = new Set<ImportField>(requiredFields);
// What is stored as it is read: in a number or a unit a lost letter changes nothing, or is a fault of its own.
const kept: ReadonlySet<ImportField> = new Set<ImportField>([
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "nameEn",
  "descriptionEn",
  "mpn",
  "ean",
  "alternateProductCodes",
  "ownArticleNumber",
  "dateCode",
  "shippingNote",
]);
const lostLetter = "\uFFFD";

/**
 * One row by a mapping and what is known of its file: which texts, cents, numbers and flags its cells say, and an issue for
 * each cell that cannot be read or is blank where something has to be (spec §5, CSV import). Whether a listing comes of it
 * the schema says.
 */
export function readRow(
  mapping: ColumnMapping,
  { cells }: TableRow,
  columns: ColumnFacts[] = [],
): ReadRow {
  const row: ReadRow = { fields: {}, issues: [] };
  for (const [field, place] of placesOf(mapping)) {
    readField(row, field, cells[place] ?? "", mapping, columns);
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

function readField(
  row: ReadRow,
  field: SingleField,
  cell: Cell,
  mapping: ColumnMapping,
  columns: ColumnFacts[],
): void {
  const written = textOf(cell);
  if (written === "") {
    readBlank(row, field);
    return;
  }
  const reading = cellFault(field, written) ?? readers[field](cell, mapping, columns);
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

/** Prices of another currency are none of ours, however their cells look: what is wrong stands in its own column. */
function refuseOtherCurrency({ fields, issues }: ReadRow): void {
  const { currency } = fields;
  delete fields.currency;
  if (typeof currency !== "string" || isEuro(currency)) {
    return;
  }
  const prices = priceFields.filter((price) => typeof fields[price] === "number");
  for (const price of prices) {
    delete fields[price];
  }
  if (prices.length > 0) {
    issues.push({ field: "currency", code: "price_currency", value: firstCharacters(currency) });
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

/**
 * Why a cell's text cannot be read, whatever its field asks for: `cell_error` where a formula failed, `letter_unreadable`
 * where a program or a cut has left � of a letter; null where nothing is wrong.
 */
function cellFault(field: ImportField, text: string): { code: string } | null {
  if (isCellError(text)) {
    return { code: "cell_error" };
  }
  return kept.has(field) && text.includes(lostLetter) ? { code: "letter_unreadable" } : null;
}
