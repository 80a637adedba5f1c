import { maxInteger } from "@/lib/operations/limits";
import type { Cell, ColumnFacts, ColumnMapping, PriceField, SingleField } from "../fields";
import { type Reading, readPrice, readWholeNumber } from "./amounts";
import { lineOf, paragraphsOf, textOf, withoutTextMark } from "./cell-text";
import { readCode, readEan } from "./codes";
import { withoutEntities, withoutHtml } from "./html-text";
import { saidText } from "./no-value";
import { priceQuantityMark, readPriceQuantity, readQuantityUnit } from "./price-units";
import { readCondition, readFlag, readYear } from "./words";

type Reader = (cell: Cell, mapping: ColumnMapping, columns: ColumnFacts[]) => Reading<unknown>;

// One mark each, and those behind by hand: a pattern of many would go through a row of commas from each of them.
const markBeforeNext = /[\s,;|](?=https?:\/\/)/i;
const addressMark = /[\s,;|]/;

const text: Reader = (cell) => ({
  value: saidText(withoutTextMark(lineOf(withoutHtml(textOf(cell))))),
});
const paragraphs: Reader = (cell) => ({
  value: saidText(paragraphsOf(withoutHtml(textOf(cell)))),
});
const code: Reader = (cell) => readCode(cell);
const asIs: Reader = (cell) => ({ value: textOf(cell) });

/** How the cells of each field are read. */
export const readers: Record<SingleField, Reader> = {
  manufacturer: (cell) => {
    const name = saidText(withoutTextMark(lineOf(withoutEntities(textOf(cell)))));
    return { value: name === "" ? "" : { name } };
  },
  nameDe: text,
  descriptionDe: paragraphs,
  // 0 pieces make no listing, and end one (spec §5).
  quantity: (cell, mapping) =>
    atLeast(0, readWholeNumber(cell, mapping.decimalMarks.quantity), "larger_than_zero"),
  pricePerProductInCt: priceReader("pricePerProductInCt", 1, "larger_than_zero"),
  pricePer: (cell, mapping, columns) =>
    readPriceQuantity(cell, priceQuantityMark(columns, mapping)),
  currency: asIs,
  quantityUnit: readQuantityUnit,
  mpn: code,
  ean: readEan,
  ownArticleNumber: code,
  nameEn: text,
  descriptionEn: paragraphs,
  condition: readCondition,
  yearOfManufacture: readYear,
  dateCode: text,
  // A minimum of 0 is one of 1 (spec §5).
  minOrderQuantity: (cell, mapping) =>
    atLeast(0, readWholeNumber(cell, mapping.decimalMarks.minOrderQuantity), "at_least:0"),
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

function priceReader(field: PriceField, minimum: number, code: string): Reader {
  return (cell, { priceUnit, decimalMarks }) =>
    atLeast(minimum, readPrice(cell, priceUnit, decimalMarks[field]), code);
}

function atLeast(minimum: number, reading: Reading<number>, code: string): Reading<number> {
  return "value" in reading && reading.value < minimum ? { code } : reading;
}

/** The first address of a cell in which a shop keeps those of all its pictures. */
function firstAddressOf(text: string): string {
  const [first = ""] = text.split(markBeforeNext, 1);
  let end = first.length;
  while (end > 0 && addressMark.test(first.charAt(end - 1))) {
    end -= 1;
  }
  return first.slice(0, end);
}
