import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import { fieldOf } from "@/lib/listings/fields";
import { type PriceField, priceFields, type ReadRow } from "../fields";
import type { Reading } from "./amounts";
import { firstCharacters } from "./cell-text";
import { isEuro, isSameCurrency } from "./currencies";
import { centsOf, divided, type ExactPrice, multiplied } from "./exact-price";

/** In the order in which a seller would count: currency, tax, quantity, cents. */
export function resolvePrices(row: ReadRow, mapping: ColumnMapping): void {
  const { fields } = row;
  const { currency, pricePer } = fields;
  delete fields.currency;
  delete fields.pricePer;
  if (isUnknownCurrency(currency, mapping)) {
    rejectCurrency(row, currency, mapping);
  }
  for (const field of priceFields) {
    const price = fields[field];
    if (isCellPrice(price)) {
      const isForeign = isConverted(price.currency || String(currency ?? ""), price.mapping);
      const inEuros = isForeign ? multiplied(price, mapping.currency?.inEuros ?? 1) : price;
      resolvePrice(row, field, inEuros, pricePer);
    }
  }
}

function isUnknownCurrency(currency: unknown, mapping: ColumnMapping): currency is string {
  const known = mapping.currency?.code;
  return (
    typeof currency === "string" &&
    !isEuro(currency) &&
    !(known !== undefined && isSameCurrency(currency, known))
  );
}

/** Reports foreign prices at the currency's column. */
function rejectCurrency(
  { fields, issues }: ReadRow,
  currency: string,
  mapping: ColumnMapping,
): void {
  const prices = priceFields.filter((field) => {
    const price = fields[field];
    return isCellPrice(price) && price.mapping === mapping;
  });
  for (const price of prices) {
    delete fields[price];
  }
  if (prices.length > 0) {
    issues.push({ field: "currency", code: "price_currency", value: firstCharacters(currency) });
  }
}

/** A price that says nothing is in the currency that the seller has named. */
function isConverted(written: string, { currency }: ColumnMapping): boolean {
  return currency !== null && !isEuro(currency.code) && !isEuro(written);
}

function resolvePrice(row: ReadRow, field: PriceField, price: CellPrice, pricePer: unknown): void {
  const { fields, issues } = row;
  const { mapping } = price;
  const net = field === "shippingPriceInCt" ? price : withoutTax(price, mapping);
  const pieces = field === "pricePerProductInCt" ? piecesOf(fields, mapping, pricePer) : 1;
  delete fields[field];
  if (pieces === null) {
    return;
  }
  const reading = centsIn(net, pieces, mapping);
  const { min = 0 } = fieldOf(field);
  if ("code" in reading) {
    issues.push({ field, code: reading.code, value: price.written });
  } else if (reading.value < min) {
    const code = min === 0 ? "at_least:0" : "larger_than_zero";
    issues.push({ field, code, value: price.written });
  } else {
    fields[field] = reading.value;
    if (mapping.rounding !== null && centsOf(divided(net, pieces), null) === null) {
      row.isRounded = true;
    }
  }
}

function withoutTax(price: CellPrice, { taxInPercent }: ColumnMapping): CellPrice {
  return taxInPercent === null ? price : divided(price, 1 + taxInPercent / 100);
}

function centsIn(net: CellPrice, pieces: number, mapping: ColumnMapping): Reading<number> {
  const value = centsOf(divided(net, pieces), mapping.rounding);
  if (value === null) {
    const isWhole = centsOf(net, null) !== null;
    const isPer = pieces > 1 && mapping.pricesMean !== "line" && isWhole;
    return { code: isPer ? `price_per_fraction:${pieces}` : "price_fraction" };
  }
  return Number.isSafeInteger(value) ? { value } : { code: "number_unreadable" };
}

/** How many pieces the price is for. Null where a cell that says so is unreadable. */
function piecesOf(fields: ReadRow["fields"], mapping: ColumnMapping, pricePer: unknown) {
  if (mapping.pricesMean === "line") {
    return typeof fields.quantity === "number" && fields.quantity > 0 ? fields.quantity : null;
  }
  const hasColumn = mapping.columns.pricePer !== undefined;
  const pieces = hasColumn && pricePer !== null ? pricePer : mapping.pricesAreFor;
  return typeof pieces === "number" ? pieces : null;
}

export interface CellPrice extends ExactPrice {
  /** The cell's first characters. */
  written: string;
  /** Neutral where the seller typed the price of a piece. */
  mapping: ColumnMapping;
}

function isCellPrice(value: unknown): value is CellPrice {
  return typeof value === "object" && value !== null && "denominator" in value;
}
