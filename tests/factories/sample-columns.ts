import { type ColumnFacts, type ColumnMapping, noAnswers } from "@/lib/csv-import/column-mapping";
import { type ImportField, importFields } from "@/lib/csv-import/fields";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import type { Cell } from "@/lib/csv-import/read-file-result";

export type HeadedCells = [heading: string, ...cells: Cell[]][];

/** "Menge: 6.000 | 0,5; Preis: 12.50" as headings with their cells. */
export function headed(text: string): HeadedCells {
  return text.split("; ").map((column) => {
    const [, heading = "", cells = ""] = /^(.*?): ?(.*)$/.exec(column) ?? [];
    return [heading, ...cells.split(" | ")];
  });
}

export function sampleFacts(written: HeadedCells | string): ColumnFacts[] {
  const columns = typeof written === "string" ? headed(written) : written;
  const height = Math.max(...columns.map(({ length }) => length)) - 1;
  const rows = Array.from({ length: height }, (_, row) => ({
    number: row + 2,
    cells: columns.map((column) => column[row + 1] ?? ""),
  }));
  return columnFactsOf(
    columns.map(([heading]) => heading),
    rows,
  );
}

/** The first column as quantities, the second as prices in euros. */
export const quantityAndPrice: ColumnMapping = {
  columns: { quantity: 0, pricePerProductInCt: 1 },
  alternateProductCodes: [],
  priceUnit: "euros",
  pricesAreFor: 1,
  decimalMarks: {},
  ...noAnswers,
};

/** The field of each heading in a mapping, if any. */
export function proposedFields(
  { columns, alternateProductCodes }: ColumnMapping,
  headings: HeadedCells,
): Record<string, ImportField | undefined> {
  const fieldAt = (place: number) =>
    alternateProductCodes.includes(place)
      ? "alternateProductCodes"
      : importFields.find((field) => field !== "alternateProductCodes" && columns[field] === place);
  return Object.fromEntries(headings.map(([heading], place) => [heading, fieldAt(place)]));
}
