import { type ColumnMapping, noAnswers } from "@/lib/csv-import/column-mapping";
import type { ImportField } from "@/lib/csv-import/fields";
import { readRow } from "@/lib/csv-import/parse/read-row";
import type { Cell } from "@/lib/csv-import/read-file-result";

export const requiredCells = {
  manufacturer: "Siemens",
  nameDe: "Sicherung",
  descriptionDe: "Neu.\r\nIm Karton.",
  quantity: "10",
  pricePerProductInCt: "12,50 €",
};

/** A row with a column for each of those fields and for alternate codes. */
export function readCells(
  cellsByField: Partial<Record<ImportField, Cell>>,
  alternates: Cell[][] = [],
  decimalMarks: ColumnMapping["decimalMarks"] = {},
  others: Partial<ColumnMapping> = {},
) {
  const fields = Object.keys(cellsByField);
  const codes = alternates.flat();
  const mapping: ColumnMapping = {
    columns: Object.fromEntries(fields.map((field, place) => [field, place])),
    alternateProductCodes: codes.map((_, place) => fields.length + place),
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks,
    ...noAnswers,
    ...others,
  };
  return readRow(mapping, { number: 2, cells: [...Object.values(cellsByField), ...codes] });
}
