import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { maxSamples } from "@/lib/csv-import/limits";
import {
  readCondition,
  readCountry,
  readFlag,
  readYear,
} from "@/lib/csv-import/parse/flag-condition-country-year";
import { type FieldKind, fieldOf } from "@/lib/listings/fields";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { type ImportField, isFileField } from "../fields";
import { textOf } from "../parse/cell-text";
import { isCurrency } from "../parse/currencies";
import { readExactPrice } from "../parse/exact-price";

type Check = (column: ColumnFacts) => boolean;

const steps = [1, 10];
const base64 = /^(?:data:image\/|\/9j\/|iVBORw0|UklGR|R0lGOD)/;
const imageAddress = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i;

const checkOfKind: Partial<Record<FieldKind, Check>> = {
  manufacturer: (column) => !hasNumbersOnly(column),
  code: (column) => hasCodes(column) && !isRunning(column),
  codes: (column) => !isRunning(column),
  text: hasWords,
  integer: hasNumbers,
  priceInCt: hasNumbers,
  year: (column) => isMostly(column, (text) => "value" in readYear(text)),
  flag: hasFlags,
  country: (column) => isMostly(column, (text) => "value" in readCountry(text)),
};

const checks: Partial<Record<ImportField, Check>> = {
  listingId: hasNumbers,
  shippingNote: (column) => !hasNumbers(column),
  mainImageUrl: (column) => isMostly(column, (text) => /^https?:\/\//i.test(text)),
  csvMainImageBase64: (column) => isMostly(column, (text) => base64.test(text)),
  // "Lager: 0001" is a place, "Preis/Einheit: 0,40" a price.
  quantity: (column) => hasNumbers(column) && !isMostly(column, (text) => /^0\d/.test(text)),
  pricePer: ({ samples }) => !samples.some((cell) => /^\d+[.,]\d?[1-9]\d?$/.test(textOf(cell))),
  nameDe: hasWords,
  nameEn: hasWords,
  currency: (column) => isMostly(column, (text) => !/\d/.test(text)) && !hasFlags(column),
};

function checkOf(field: ImportField): Check | undefined {
  return checks[field] ?? (isFileField(field) ? undefined : checkOfKind[fieldOf(field).kind]);
}

export function canFeed(field: ImportField, column: ColumnFacts): boolean {
  return column.filled === 0 || (checkOf(field)?.(column) ?? true);
}

/** "Zustand der Ware" may hold free text. */
export function canFeedInPart(field: ImportField, column: ColumnFacts): boolean {
  const isOther =
    field === "condition" && !isMostly(column, (text) => "value" in readCondition(text));
  // A plain number may be kilograms.
  const isUnitless =
    field === "weightInGrams" &&
    !weightUnit.test(column.heading) &&
    !isMostly(column, (text) => /\d\s?k?g$/i.test(text));
  return canFeed(field, column) && (column.filled === 0 || !(isOther || isUnitless));
}

const weightUnit = /(?<!\p{L})(?:k?g|k?grs?|(?:kilo)?gram+s?|kilos?)(?!\p{L})/iu;

/** Says what plain numbers are. */
export function isInKilograms({ heading }: ColumnFacts): boolean {
  return /^k/i.test(weightUnit.exec(heading)?.[0] ?? "");
}

export function fieldOfContent(column: ColumnFacts): ImportField | null {
  if (column.filled === 0) {
    return null;
  }
  if (isAll(column, (text) => base64.test(text))) {
    return "csvMainImageBase64";
  }
  if (isAll(column, (text) => imageAddress.test(text))) {
    return "mainImageUrl";
  }
  if (isAll(column, (text) => /^[\d\s-]{12,}$/.test(text) && hasValidCheckDigit(text))) {
    return "ean";
  }
  if (isAll(column, (text) => isCurrency(text))) {
    return "currency";
  }
  return isAll(column, isInEuros) ? "pricePerProductInCt" : null;
}

function isInEuros(text: string): boolean {
  return /[€¤]|\beuro?\b/i.test(text) && "value" in readExactPrice(text, "euros", "comma");
}

/** "In stock?" with yes and no is no quantity. */
export function isQuestion(column: ColumnFacts): boolean {
  return column.heading.includes("?") && hasFlags(column);
}

/** Such as an ERP's "0000100200". */
export function hasNumbersOnly(column: ColumnFacts): boolean {
  return isAll(column, (text) => /^\d+$/.test(text));
}

/** True for "Wegeventil NG6", false for "WV-100". */
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

function hasCodes(column: ColumnFacts): boolean {
  return isMostly(column, (text) => text.length <= 40 && text.split(/\s+/).length <= 4);
}

/** Detects row numbers, which belong to other parts in the next file. */
function isRunning({ filled, numbers, samples }: ColumnFacts): boolean {
  const isWhole = filled > 0 && numbers.plain + numbers.typed + numbers.ambiguous === filled;
  const isKnown = filled === samples.length || samples.length === maxSamples;
  // The last sample may be a later "1.000".
  const counts = samples.slice(0, maxSamples - 1).map((sample) => Number(textOf(sample)));
  return isWhole && isKnown && steps.some((step) => isInStep(counts, step));
}

function isInStep([first = -1, ...others]: number[], step: number): boolean {
  const all = [first, ...others];
  const gaps = others.map((count, place) => (count - (all[place] ?? 0)) / step);
  const isBegun = first === 0 || first === step;
  const isLong = step === 1 || others.length > 1;
  const isRising = gaps.every((gap) => Number.isInteger(gap) && gap > 0);
  return isBegun && isLong && isRising && gaps.filter((gap) => gap === 1).length * 2 >= gaps.length;
}

function isMostly({ samples }: ColumnFacts, is: (text: string) => boolean): boolean {
  return samples.filter((sample) => is(textOf(sample))).length * 2 >= samples.length;
}

function isAll({ samples }: ColumnFacts, is: (text: string) => boolean): boolean {
  return samples.length > 0 && samples.every((sample) => is(textOf(sample)));
}
