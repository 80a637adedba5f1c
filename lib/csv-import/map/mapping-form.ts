import {
  type ColumnFacts,
  type ColumnMapping,
  type DecimalMark,
  type PriceMeaning,
  type PriceUnit,
  priceQuantities,
  type Rounding,
} from "@/lib/csv-import/column-mapping";
import { maxAlternates } from "@/lib/csv-import/limits";
import {
  type FixedField,
  fixedFields,
  type ImportField,
  type NumberField,
  numberFields,
  type RuledField,
  ruledFields,
  type SingleField,
  singleFields,
} from "../fields";
import { isEuro } from "../parse/currencies";
import type { OutsideTable } from "../read-file-result";
import { provedMark } from "./decimal-marks";
import { isDescribedByName, type MappingIssue, mappingIssues } from "./mapping-issues";

/** Numbers are texts as they are typed; "" where nothing is chosen. */
export interface EnteredMapping {
  /** What each column feeds, by its place. */
  fields: (ImportField | "")[];
  fixed: Record<FixedField, string>;
  fromName: Record<RuledField, boolean>;
  priceUnit: PriceUnit;
  pricesAreFor: string;
  pricesMean: PriceMeaning | "";
  tax: string;
  currency: string;
  exchangeRate: string;
  rounding: Rounding | "";
  decimalMarks: Record<NumberField, DecimalMark | "">;
}

/** Fills in proved marks. */
export function enteredMappingOf(mapping: ColumnMapping, columns: ColumnFacts[]): EnteredMapping {
  const { currency, taxInPercent, priceUnit } = mapping;
  return {
    fields: columns.map((_, place) => fieldAt(mapping, place)),
    fixed: recordOf(fixedFields, (field) => mapping.fixed[field] ?? ""),
    fromName: recordOf(ruledFields, (field) =>
      field === "descriptionDe" ? isDescribedByName(mapping) : mapping.fromName.includes(field),
    ),
    priceUnit,
    pricesAreFor: String(mapping.pricesAreFor),
    pricesMean: mapping.pricesMean ?? "",
    tax: taxInPercent === null ? "" : withComma(taxInPercent),
    currency: currency?.code ?? "",
    exchangeRate: currency && !isEuro(currency.code) ? withComma(currency.inEuros) : "",
    rounding: mapping.rounding ?? "",
    decimalMarks: recordOf(
      numberFields,
      (field) => mapping.decimalMarks[field] ?? markFor(mapping.columns[field], columns, field),
    ),
  };
}

function fieldAt(mapping: ColumnMapping, place: number): ImportField | "" {
  const fed = singleFields.find((field) => mapping.columns[field] === place);
  return fed ?? (mapping.alternateProductCodes.includes(place) ? "alternateProductCodes" : "");
}

/** Keeps a mark only where a column is assigned. Of two columns of a field the first counts. */
export function mappingOf(entered: EnteredMapping): ColumnMapping {
  const { fields, priceUnit, pricesAreFor, pricesMean, rounding, fromName } = entered;
  const columns = Object.fromEntries(
    singleFields.flatMap((field): [SingleField, number][] => {
      const place = fields.indexOf(field);
      return place < 0 ? [] : [[field, place]];
    }),
  ) as ColumnMapping["columns"];
  const isMarked = (field: NumberField) =>
    columns[field] !== undefined && entered.decimalMarks[field] !== "";
  return {
    columns,
    alternateProductCodes: fields
      .flatMap((field, place) => (field === "alternateProductCodes" ? [place] : []))
      .slice(0, maxAlternates),
    fixed: recordOf(
      fixedFields.filter((field) => entered.fixed[field].trim() !== ""),
      (field) => entered.fixed[field].trim(),
    ),
    fromName: ruledFields.filter(
      (field) => fromName[field] && (field !== "descriptionDe" || columns[field] === undefined),
    ),
    priceUnit,
    pricesAreFor: priceQuantities.find((count) => String(count) === pricesAreFor) ?? 1,
    pricesMean: pricesMean || null,
    taxInPercent: numberIn(entered.tax),
    currency: currencyOf(entered),
    rounding: rounding || null,
    decimalMarks: recordOf(
      numberFields.filter(isMarked),
      (field) => entered.decimalMarks[field] as DecimalMark,
    ),
  };
}

function currencyOf({ currency, exchangeRate }: EnteredMapping): ColumnMapping["currency"] {
  if (currency === "" || isEuro(currency)) {
    return currency === "" ? null : { code: "EUR", inEuros: 1 };
  }
  const inEuros = numberIn(exchangeRate);
  return inEuros === null || inEuros <= 0 ? null : { code: currency, inEuros };
}

const decimal = /^\d{1,6}(?:[.,]\d{1,8})?$/;

/** "8,1" and "8.1 %"; null for anything else. */
function numberIn(text: string): number | null {
  const written = text.replace(/[%\s]/g, "");
  return decimal.test(written) ? Number(written.replace(",", ".")) : null;
}

function withComma(number: number): string {
  return String(number).replace(".", ",");
}

/** Paths are the form's: `fields.2`, `fixed.quantity`, `decimalMarks.quantity`, `tax`. */
export function issuesOfEntered(
  entered: EnteredMapping,
  columns: ColumnFacts[],
  outside: OutsideTable = {},
): MappingIssue[] {
  const { fields, tax, currency, exchangeRate } = entered;
  const twice = fields.flatMap((field, place) => {
    const isRepeated = field !== "" && fields.indexOf(field) !== fields.lastIndexOf(field);
    return isRepeated && field !== "alternateProductCodes"
      ? [{ path: `fields.${place}`, code: "assigned_twice" }]
      : [];
  });
  const isRateWrong = currency !== "" && !isEuro(currency) && !currencyOf(entered);
  return [
    ...twice,
    ...mappingIssues(mappingOf(entered), columns, outside).map((issue) =>
      formIssue(issue, entered),
    ),
    ...(numberIn(tax) === null && tax.trim() !== "" ? [{ path: "tax", code: "invalid" }] : []),
    ...(isRateWrong
      ? [{ path: "exchangeRate", code: exchangeRate.trim() === "" ? "is_required" : "invalid" }]
      : []),
  ];
}

function formIssue({ path, code }: MappingIssue, { currency }: EnteredMapping): MappingIssue {
  switch (path) {
    case "taxInPercent":
      return { path: "tax", code };
    case "currency":
      return { path: currency === "" ? "currency" : "exchangeRate", code };
    default:
      return { path: code === "unassigned" ? `fixed.${path}` : path, code };
  }
}

export function needsDecimalMark(column: ColumnFacts, field: NumberField): boolean {
  return column.numbers.ambiguous > 0 && provedMark([column], 0, field) === null;
}

export function markFor(
  place: number | undefined,
  columns: ColumnFacts[],
  field: NumberField,
): DecimalMark | "" {
  return place === undefined ? "" : (provedMark(columns, place, field) ?? "");
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  answer: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, answer(key)])) as Record<Key, Value>;
}
