import { type ColumnMapping, noAnswers } from "@/lib/csv-import/column-mapping";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import { maxInteger } from "@/lib/fields/size-limits";
import { type FieldKind, type FieldName, fieldNames, fieldOf } from "@/lib/listings/fields";
import { numberInName } from "@/lib/part-numbers/number-in-name";
import { withoutEntities, withoutHtml } from "@/lib/text/html-text";
import {
  type ImportField,
  importFields,
  isFileField,
  type NumberField,
  type PriceField,
  type ReadRow,
  type RowIssue,
  type RuledField,
  requiredFields,
  type SingleField,
  singleFields,
} from "../fields";
import { type Reading, readGrams, readWholeNumber } from "./amounts";
import {
  firstCharacters,
  isCellError,
  lineOf,
  paragraphsOf,
  shownText,
  textOf,
  withoutTextMark,
} from "./cell-text";
import { readCode, readCodeList, readEan } from "./ean-and-part-numbers";
import { readExactPrice } from "./exact-price";
import { readCondition, readCountry, readFlag, readYear } from "./flag-condition-country-year";
import { withoutPlaceholder } from "./placeholders";
import { readPriceQuantity, readQuantity, readQuantityUnit } from "./quantity-units";
import { type CellPrice, resolvePrices } from "./resolve-prices";

/** What is known beside the row's own cells. */
export interface RowSources {
  /** Texts that the seller wrote in the place of a field's cells. */
  corrections?: ReadonlyMap<ImportField, string> | undefined;
  /** By name, the known manufacturer at its beginning. */
  manufacturers?: ReadonlyMap<string, { name: string }> | undefined;
}

// These would store a lost letter.
const wordKinds: readonly FieldKind[] = ["manufacturer", "line", "text", "code", "ean", "codes"];
const lostCharacter = "\uFFFD";

export function readRow(
  mapping: ColumnMapping,
  { cells }: TableRow,
  { corrections, manufacturers }: RowSources = {},
): ReadRow {
  const row: ReadRow = { fields: {}, issues: [] };
  for (const field of singleFields) {
    const cell = cellOf(field, mapping, cells, corrections);
    if (cell !== undefined) {
      const isTyped = cell !== cells[mapping.columns[field] ?? -1];
      readField(row, field, cell, isTyped ? asTyped(mapping) : mapping);
    }
  }
  if (mapping.alternateProductCodes.length > 0 || corrections?.has("alternateProductCodes")) {
    readAlternates(row, mapping, cells, corrections?.get("alternateProductCodes"));
  }
  completeByName(row, mapping, manufacturers);
  rejectBlanks(row, mapping);
  resolvePrices(row, mapping);
  delete row.fields.quantityUnit;
  rejectPriceless(row, mapping);
  row.issues.sort((one, other) => orderOf(one) - orderOf(other));
  return row;
}

/** What the seller types is the price of a piece in euros, net, and the weight in grams. */
function asTyped(mapping: ColumnMapping): ColumnMapping {
  const { pricePer: _, ...columns } = mapping.columns;
  const { rounding } = mapping;
  const asWritten = { priceUnit: "euros", pricesAreFor: 1, areKilograms: false } as const;
  return { ...mapping, ...noAnswers, ...asWritten, rounding, columns };
}

/** Undefined where nothing feeds the field. */
function cellOf(
  field: SingleField,
  mapping: ColumnMapping,
  cells: Cell[],
  corrections: RowSources["corrections"],
): Cell | undefined {
  const place = mapping.columns[field];
  const own = place === undefined ? undefined : (cells[place] ?? "");
  const cell = corrections?.get(field) ?? own;
  // The name says it first, and one value only for the other rows.
  const isRuled = mapping.fromName.some((ruled) => ruled === field);
  const fixed: Partial<Record<SingleField, string>> = isRuled ? {} : mapping.fixed;
  return cell === undefined || textOf(cell) === "" ? (fixed[field] ?? cell) : cell;
}

/** The text that a field is read from. */
export function cellTextOf(
  field: ImportField,
  mapping: ColumnMapping,
  { cells }: TableRow,
  corrections: RowSources["corrections"],
): string {
  if (field === "alternateProductCodes") {
    const codes = mapping.alternateProductCodes.map((place) => shownText(cells[place] ?? ""));
    return corrections?.get(field) ?? codes.filter((code) => code.trim() !== "").join(" | ");
  }
  return shownText(cellOf(field, mapping, cells, corrections) ?? "").trim();
}

function orderOf({ field }: RowIssue): number {
  return field === null ? -1 : importFields.indexOf(field);
}

function readField(row: ReadRow, field: SingleField, cell: Cell, mapping: ColumnMapping): void {
  const written = textOf(cell);
  if (written === "") {
    row.fields[field] = null;
    return;
  }
  const reading = cellError(field, written) ?? readers[field](cell, mapping);
  if ("code" in reading) {
    row.issues.push({ field, code: reading.code, value: beginningOf(cell) });
    return;
  }
  row.fields[field] = reading.value === "" ? null : reading.value;
}

function beginningOf(cell: Cell): string {
  return firstCharacters(typeof cell === "number" ? shownText(cell) : textOf(cell));
}

function completeByName(
  row: ReadRow,
  mapping: ColumnMapping,
  manufacturers: RowSources["manufacturers"],
): void {
  const { fields, issues } = row;
  const name = typeof fields.nameDe === "string" ? fields.nameDe : "";
  const isOpen = (field: RuledField) =>
    mapping.fromName.includes(field) &&
    (fields[field] ?? null) === null &&
    !issues.some((issue) => issue.field === field);
  if (isOpen("manufacturer")) {
    const known = manufacturers?.get(name);
    readField(row, "manufacturer", known?.name ?? mapping.fixed.manufacturer ?? "", mapping);
  }
  if (isOpen("mpn")) {
    fields.mpn = numberInName(name);
  }
}

/** A blank description repeats the name. */
function rejectBlanks({ fields, issues }: ReadRow, mapping: ColumnMapping): void {
  if (fields.descriptionDe === null && typeof fields.nameDe === "string") {
    delete fields.descriptionDe;
  }
  const ruled: readonly ImportField[] = mapping.fromName;
  for (const field of requiredFields) {
    const isMissing = ruled.includes(field) && fields[field] === undefined;
    const isBlank = fields[field] === null || (isMissing && field === "manufacturer");
    if (isBlank && field !== "pricePerProductInCt") {
      delete fields[field];
      issues.push({ field, code: "is_required", value: "" });
    }
  }
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
  correction: string | undefined,
): void {
  const codes = new Set<string>();
  const field = "alternateProductCodes";
  const written = alternateProductCodes.map((place) => cells[place] ?? "");
  for (const cell of correction === undefined ? written : [correction]) {
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
  quantity: (cell, { decimalMarks }) => readQuantity(cell, decimalMarks.quantity),
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

function integerReader(field: NumberField, minimum = fieldOf(field).min ?? 0): Reader {
  const read = fieldOf(field).unit === "g" ? readGrams : readWholeNumber;
  return (cell, { decimalMarks, areKilograms }) =>
    atLeast(minimum, read(cell, decimalMarks[field], areKilograms), `at_least:${minimum}`);
}

function priceReader(field: PriceField): Reader {
  return (cell, mapping) => {
    const { priceUnit, decimalMarks, currency } = mapping;
    const reading = readExactPrice(cell, priceUnit, decimalMarks[field], currency?.code);
    return "value" in reading
      ? { value: { ...reading.value, written: beginningOf(cell), mapping } satisfies CellPrice }
      : reading;
  };
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
