import type { ColumnFacts, ColumnMapping } from "@/lib/csv-import/column-mapping";
import { textOf } from "../parse/cell-text";
import { currenciesOfLanguage, isEuro, isSameCurrency } from "../parse/currencies";
import type { OutsideTable } from "../read-file-result";
import { currencyInHeading, headingOf } from "./heading-words";
import { meansGross, meansLineTotal, meansValue } from "./price-headings";

/** What the file leaves open about its prices. */
export interface PriceQuestions {
  /** Currencies other than euros, and the places of columns that name them, if any. */
  currencies: { code: string; places: number[] }[];
  /** "brutto" stands in the heading. */
  isGross: boolean;
  /** How a line's total shows itself. Null where nothing speaks for one. */
  lineTotal: "product" | "sum" | "heading" | null;
}

const none: PriceQuestions = { currencies: [], isGross: false, lineTotal: null };

export function priceQuestionsOf(
  mapping: ColumnMapping,
  columns: ColumnFacts[],
  outside: OutsideTable = {},
): PriceQuestions {
  const place = mapping.columns.pricePerProductInCt ?? -1;
  const price = columns[place];
  if (!price) {
    return none;
  }
  const named = columns[mapping.columns.currency ?? -1];
  const isSettled = named ? named.currencies.length === 0 : areEuros(price);
  const seen = isSettled ? [] : currenciesIn(columns, outside, mapping.columns.currency);
  const ofLanguage = isSettled ? [] : currenciesOfLanguage(headingOf(price.heading).words);
  return {
    currencies: seen.length > 0 ? seen : ofLanguage.map((code) => ({ code, places: [] })),
    isGross: meansGross(price.heading) || (outside.isGross ?? false),
    lineTotal: lineTotalOf(price, mapping.columns.quantity),
  };
}

/** Paths of the mapping's answers that are still missing. */
export function openPriceQuestions(
  mapping: ColumnMapping,
  columns: ColumnFacts[],
  outside: OutsideTable = {},
): string[] {
  const { currencies, isGross, lineTotal } = priceQuestionsOf(mapping, columns, outside);
  const isOpen = {
    currency: currencies.length > 0 && mapping.currency === null,
    taxInPercent: isGross && mapping.taxInPercent === null,
    pricesMean: lineTotal !== null && mapping.pricesMean === null,
  };
  return Object.entries(isOpen).flatMap(([path, open]) => (open ? [path] : []));
}

/** Says so itself, in its heading or in each cell. */
function areEuros({ heading, samples, currencies }: ColumnFacts): boolean {
  const isNamed = headingOf(heading).money === "euros";
  const areMarked =
    samples.length > 0 &&
    samples.every((sample) => {
      const words = textOf(sample).split(/[\d.,'\s-]+/);
      return words.some((word) => word !== "" && isEuro(word));
    });
  return currencies.length === 0 && (isNamed || areMarked);
}

/** Of the currency column alone, where there is one. */
function currenciesIn(
  columns: ColumnFacts[],
  { currencies: outside = [] }: OutsideTable,
  column: number | undefined,
): PriceQuestions["currencies"] {
  const inColumns = columns.flatMap(({ heading, currencies }, place) =>
    [currencyInHeading(heading) ?? [], currencies].flat().map((code) => ({ code, place })),
  );
  const named: { code: string; place: number | undefined }[] = [
    ...inColumns.filter(({ place }) => column === undefined || place === column),
    ...(column === undefined ? outside : []).map((code) => ({ code, place: undefined })),
  ];
  const found: PriceQuestions["currencies"] = [];
  for (const { code, place } of named.filter((one) => !isEuro(one.code))) {
    const known = found.find((one) => isSameCurrency(one.code, code));
    const places = place === undefined ? [] : [place];
    if (known) {
      known.places = [...new Set([...known.places, ...places])];
    } else {
      found.push({ code, places });
    }
  }
  return found;
}

function lineTotalOf(
  { heading, productOf, isSummed }: ColumnFacts,
  quantity: number | undefined,
): PriceQuestions["lineTotal"] {
  if (productOf && quantity !== undefined && productOf.includes(quantity)) {
    return "product";
  }
  if (meansLineTotal(heading) || meansValue(heading)) {
    return "heading";
  }
  return isSummed ? "sum" : null;
}
