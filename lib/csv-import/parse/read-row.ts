import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import { maxInteger } from "@/lib/fields/size-limits";
import { type FieldKind, type FieldName, fieldNames, fieldOf } from "@/lib/listings/fields";
import {
  type ImportField,
  isFileField,
  type NumberField,
  type PriceField,
  priceFields,
  type RowIssue,
  requiredFields,
  type SingleField,
  singleFields,
} from "../fields";
import { type Reading, readGrams, readPrice, readWholeNumber } from "./amounts";
import {
  firstCharacters,
  isCellError,
  lineOf,
  paragraphsOf,
  shownText,
  textOf,
  withoutTextMark,
} from "./cell-text";
import { isEuro } from "./currencies";
import { readCode, readCodeList, readEan } from "./ean-and-part-numbers";
import { readCondition, readCountry, readFlag, readYear } from "./flag-condition-country-year";
import { withoutEntities, withoutHtml } from "./html-text";
import { withoutPlaceholder } from "./placeholders";
import { readPriceQuantity, readQuantityUnit } from "./quantity-units";

/** A field is null for a blank cell, and missing without a column. */
export interface ReadRow {
  fields: Record<string, unknown>;
  issues: RowIssue[];
}

const required = new Set<ImportField>(requiredFields);
// These would store a lost letter.
const wordKinds: readonly FieldKind[] = ["manufacturer", "line", "text", "code", "ean", "codes"];
const lostCharacter = "\uFFFD";

export function readRow(mapping: ColumnMapping, { cells }: TableRow): ReadRow {
  const row: ReadRow = { fields: {}, issues: [] };
  for (const field of singleFields) {
    const place = mapping.columns[field];
    if (place !== undefined) {
      readField(row, field, cells[place] ?? "", mapping);
    }
  }
  if (mapping.alternateProductCodes.length > 0) {
    readAlternates(row, mapping, cells);
  }
  rejectOtherCurrency(row);
  resolvePricePerPiece(row, mapping);
  delete row.fields.quantityUnit;
  rejectPriceless(row, mapping);
  return row;
}

function readField(row: ReadRow, field: SingleField, cell: Cell, mapping: ColumnMapping): void {
  const written = textOf(cell);
  if (written === "") {
    readBlank(row, field);
    return;
  }
  const reading = cellError(field, written) ?? readers[field](cell, mapping);
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

/** Reports foreign prices at the currency's column. */
function rejectOtherCurrency({ fields, issues }: ReadRow): void {
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

/** An ERP may give the price of a hundred pieces. */
function resolvePricePerPiece({ fields, issues }: ReadRow, mapping: ColumnMapping): void {
  const { pricePerProductInCt: price } = fields;
  const hasColumn = mapping.columns.pricePer !== undefined;
  // An unreadable cell is not 1; its row is invalid already.
  const pricePer = hasColumn && fields.pricePer !== null ? fields.pricePer : mapping.pricesAreFor;
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

/** A lot may have a total instead of a price per piece. */
function rejectPriceless({ fields, issues }: ReadRow, mapping: ColumnMapping): void {
  const isBlank = fields.pricePerProductInCt === null;
  const hasOther = mapping.columns.priceForBundle !== undefined && fields.priceForBundle !== null;
  if (isBlank && !hasOther) {
    delete fields.pricePerProductInCt;
    issues.push({ field: "pricePerProductInCt", code: "is_required", value: "" });
  }
}

function readAlternates(
  row: ReadRow,
  { alternateProductCodes }: ColumnMapping,
  cells: Cell[],
): void {
  const codes = new Set<string>();
  const field = "alternateProductCodes";
  for (const place of alternateProductCodes) {
    const cell = cells[place] ?? "";
    const reading = cellError(field, textOf(cell)) ?? readCodeList(cell);
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

/** Codes: cell_error for a failed formula, letter_unreadable for a "�". */
function cellError(field: ImportField, text: string): { code: string } | null {
  if (isCellError(text)) {
    return { code: "cell_error" };
  }
  return isWords(field) && text.includes(lostCharacter) ? { code: "letter_unreadable" } : null;
}

type Reader = (cell: Cell, mapping: ColumnMapping) => Reading<unknown>;

// Trailing marks are trimmed by hand, because a pattern would backtrack on rows of commas.
const markBeforeNext = /[\s,;|](?=https?:\/\/)/i;
const addressMark = /[\s,;|]/;

const text: Reader = (cell) => ({
  value: withoutPlaceholder(withoutTextMark(lineOf(withoutHtml(textOf(cell))))),
});
const paragraphs: Reader = (cell) => ({
  value: withoutPlaceholder(paragraphsOf(withoutHtml(textOf(cell)))),
});
const code: Reader = (cell) => readCode(cell);
const asIs: Reader = (cell) => ({ value: textOf(cell) });

type ListingReader = (field: SingleListingField) => Reader;
type SingleListingField = Extract<FieldName, SingleField>;

const readerOfKind: Record<Exclude<FieldKind, "codes">, ListingReader> = {
  manufacturer: () => (cell) => {
    const name = withoutPlaceholder(withoutTextMark(lineOf(withoutEntities(textOf(cell)))));
    return { value: name === "" ? "" : { name } };
  },
  line: () => text,
  text: () => paragraphs,
  code: () => code,
  ean: () => readEan,
  condition: () => readCondition,
  country: () => readCountry,
  year: () => readYear,
  flag: () => readFlag,
  integer: (field) => integerReader(field as NumberField),
  priceInCt: (field) => priceReader(field as PriceField),
};

const readers = {
  ...readersOfListing(),
  // 0 pauses a listing; a new one rejects it later.
  quantity: integerReader("quantity", 0, "larger_than_zero"),
  // The schema turns 0 into 1.
  minOrderQuantity: integerReader("minOrderQuantity", 0),
  pricePer: (cell, mapping) => readPriceQuantity(cell, mapping.decimalMarks.quantity),
  currency: asIs,
  quantityUnit: readQuantityUnit,
  mainImageUrl: (cell) => ({ value: firstAddressOf(withoutPlaceholder(textOf(cell))) }),
  csvMainImageBase64: asIs,
  listingId: (cell) => {
    const reading = readWholeNumber(cell);
    return "value" in reading && reading.value > maxInteger
      ? { code: "listing_id_not_a_number" }
      : atLeast(1, reading, "listing_id_not_a_number");
  },
} satisfies Record<SingleField, Reader> as Record<SingleField, Reader>;

function readersOfListing(): Record<SingleListingField, Reader> {
  const readers = fieldNames.flatMap((field): [FieldName, Reader][] => {
    const { kind } = fieldOf(field);
    return kind === "codes" ? [] : [[field, readerOfKind[kind](field as SingleListingField)]];
  });
  return Object.fromEntries(readers) as Record<SingleListingField, Reader>;
}

function integerReader(
  field: NumberField,
  minimum = fieldOf(field).min ?? 0,
  code = `at_least:${minimum}`,
): Reader {
  const read = fieldOf(field).unit === "g" ? readGrams : readWholeNumber;
  return (cell, { decimalMarks }) => atLeast(minimum, read(cell, decimalMarks[field]), code);
}

function priceReader(field: PriceField): Reader {
  const { min = 0 } = fieldOf(field);
  const code = min === 0 ? "at_least:0" : "larger_than_zero";
  return (cell, { priceUnit, decimalMarks }) =>
    atLeast(min, readPrice(cell, priceUnit, decimalMarks[field]), code);
}

function isWords(field: ImportField): boolean {
  return !isFileField(field) && wordKinds.includes(fieldOf(field).kind);
}

function atLeast(
  minimum: number,
  reading: Reading<number | "">,
  code: string,
): Reading<number | ""> {
  const isBelow = "value" in reading && reading.value !== "" && reading.value < minimum;
  return isBelow ? { code } : reading;
}

function firstAddressOf(text: string): string {
  const [first = ""] = text.split(markBeforeNext, 1);
  let end = first.length;
  while (end > 0 && addressMark.test(first.charAt(end - 1))) {
    end -= 1;
  }
  return first.slice(0, end);
}
