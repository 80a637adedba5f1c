import { hasValidCheckDigit } from "@/lib/listings/gtin";
import { readPrice } from "../cells/amounts";
import { textOf } from "../cells/cell-text";
import { readFlag, readYear } from "../cells/words";
import { type ColumnFacts, type ImportField, maxSamples } from "../fields";

type Check = (column: ColumnFacts) => boolean;

const base64 = /^(?:data:image\/|\/9j\/|iVBORw0|UklGR|R0lGOD)/;
const pictureAddress = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i;

const currencies = new Set(
  (
    "EUR USD CHF GBP PLN CZK HUF SEK NOK DKK RON BGN TRY CNY JPY INR AUD CAD RUB UAH RSD ISK ZAR SGD HKD KRW BRL " +
    "MXN AED € $ £ EURO"
  ).split(" "),
);

const checks: Partial<Record<ImportField, Check>> = {
  quantity: hasNumbers,
  minOrderQuantity: hasNumbers,
  pricePerProductInCt: hasNumbers,
  priceForBundle: hasNumbers,
  shippingPriceInCt: hasNumbers,
  listingId: hasNumbers,
  yearOfManufacture: (column) => isMostly(column, (text) => "value" in readYear(text)),
  shippingPossible: hasFlags,
  pickupPossible: hasFlags,
  bundleOnly: hasFlags,
  shippingNote: (column) => !hasNumbers(column),
  mainImageUrl: (column) => isMostly(column, (text) => /^https?:\/\//i.test(text)),
  csvMainImageBase64: (column) => isMostly(column, (text) => base64.test(text)),
  nameDe: hasWords,
  descriptionDe: hasWords,
  nameEn: hasWords,
  descriptionEn: hasWords,
  ownArticleNumber: (column) => hasCodes(column) && !isRunning(column),
  mpn: (column) => hasCodes(column) && !isRunning(column),
  alternateProductCodes: (column) => !isRunning(column),
  currency: (column) => isMostly(column, (text) => !/\d/.test(text)),
};

/** Whether what a column holds can be what a field asks for; an empty one can be anything. */
export function canFeed(field: ImportField, column: ColumnFacts): boolean {
  return column.filled === 0 || (checks[field]?.(column) ?? true);
}

/** What a column is by its cells alone, whatever its heading says; null where they do not say. */
export function fieldOfContent(column: ColumnFacts): ImportField | null {
  if (column.filled === 0) {
    return null;
  }
  if (isAll(column, (text) => base64.test(text))) {
    return "csvMainImageBase64";
  }
  if (isAll(column, (text) => pictureAddress.test(text))) {
    return "mainImageUrl";
  }
  if (isAll(column, (text) => /^[\d\s-]{12,}$/.test(text) && hasValidCheckDigit(text))) {
    return "ean";
  }
  if (isAll(column, (text) => currencies.has(text.toUpperCase()))) {
    return "currency";
  }
  return isAll(column, isInEuros) ? "pricePerProductInCt" : null;
}

/** Whether its cells name euros or cents of them. */
export function isInEuros(text: string): boolean {
  return /€|\beuro?\b/i.test(text) && "value" in readPrice(text, "euros", "comma");
}

/** "In stock?" with yes and no, or 1 and 0: a question is no quantity. */
export function isQuestion(column: ColumnFacts): boolean {
  return column.heading.includes("?") && hasFlags(column);
}

/** Names rather than numbers of parts: "Wegeventil NG6", not "WV-100". */
export function isWordy(column: ColumnFacts): boolean {
  return column.filled > 0 && isMostly(column, (text) => /\p{Ll}{4}/u.test(text));
}

function hasNumbers({ filled, numbers }: ColumnFacts): boolean {
  return numbers.other * 2 < filled;
}

function hasFlags(column: ColumnFacts): boolean {
  return isAll(column, (text) => "value" in readFlag(text));
}

function hasWords(column: ColumnFacts): boolean {
  return isMostly(column, (text) => /\p{L}{3}/u.test(text));
}

/** Short and without the spaces of a sentence. */
function hasCodes(column: ColumnFacts): boolean {
  return isMostly(column, (text) => text.length <= 40 && text.split(/\s+/).length <= 4);
}

/** 1, 2, 3 …: the number of a row, and another part's in the next file. */
function isRunning({ filled, numbers, samples }: ColumnFacts): boolean {
  const isWhole = filled > 0 && numbers.plain + numbers.typed + numbers.ambiguous === filled;
  // The last sample may be a later "1.000".
  const isInStep = samples.every(
    (sample, place) => Number(textOf(sample)) === place + 1 || place === maxSamples - 1,
  );
  return isWhole && isInStep && (filled === samples.length || samples.length === maxSamples);
}

function isMostly({ samples }: ColumnFacts, is: (text: string) => boolean): boolean {
  return samples.filter((sample) => is(textOf(sample))).length * 2 >= samples.length;
}

function isAll({ samples }: ColumnFacts, is: (text: string) => boolean): boolean {
  return samples.length > 0 && samples.every((sample) => is(textOf(sample)));
}
