import {
  type ColumnFacts,
  type ColumnMapping,
  type DecimalMark,
  type PriceUnit,
  priceQuantities,
} from "@/lib/csv-import/column-mapping";
import { maxAlternates } from "@/lib/csv-import/limits";
import { type NumberField, numberFields, type SingleField, singleFields } from "../fields";
import { provedMark } from "./decimal-marks";

export interface EnteredMapping {
  columns: Record<SingleField, string>;
  alternateProductCodes: string[];
  priceUnit: PriceUnit;
  pricesAreFor: string;
  decimalMarks: Record<NumberField, DecimalMark | "">;
}

/** Fills in proved marks and adds an empty place for an alternate code. */
export function enteredMappingOf(mapping: ColumnMapping, columns: ColumnFacts[]): EnteredMapping {
  return {
    columns: recordOf(singleFields, (field) => String(mapping.columns[field] ?? "")),
    alternateProductCodes: withRoom(mapping.alternateProductCodes.map(String)),
    priceUnit: mapping.priceUnit,
    pricesAreFor: String(mapping.pricesAreFor),
    decimalMarks: recordOf(
      numberFields,
      (field) => mapping.decimalMarks[field] ?? markFor(mapping.columns[field], columns, field),
    ),
  };
}

/** Keeps a mark only where a column is assigned. */
export function mappingOf(entered: EnteredMapping): ColumnMapping {
  const { columns, alternateProductCodes, priceUnit, pricesAreFor } = entered;
  const isMarked = (field: NumberField) =>
    columns[field] !== "" && entered.decimalMarks[field] !== "";
  return {
    columns: recordOf(
      singleFields.filter((field) => columns[field] !== ""),
      (field) => Number(columns[field]),
    ),
    alternateProductCodes: alternateProductCodes.filter((column) => column !== "").map(Number),
    priceUnit,
    pricesAreFor: priceQuantities.find((count) => String(count) === pricesAreFor) ?? 1,
    decimalMarks: recordOf(
      numberFields.filter(isMarked),
      (field) => entered.decimalMarks[field] as DecimalMark,
    ),
  };
}

/** Adds one empty place below the maximum. */
export function withRoom(columns: string[]): string[] {
  const chosen = columns.filter((column) => column !== "");
  return chosen.length < maxAlternates ? [...chosen, ""] : chosen.slice(0, maxAlternates);
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
