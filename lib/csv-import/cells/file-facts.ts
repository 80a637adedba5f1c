import type { ColumnFacts, ColumnMapping, DecimalMark, FileReading } from "../fields";

/** What a file says of its cells that none of them says by itself. */
export interface FileFacts {
  kind: FileReading["kind"];
  columns: ColumnFacts[];
}

/**
 * Whether "10.05.12" is a number in that column and not what a spreadsheet has made of one: others there ("33.01.15") are
 * no dates, or the file is a workbook, whose dates are none of two digits.
 */
export function hasDottedCodes({ kind, columns }: FileFacts, place: number): boolean {
  return kind === "xlsx" || (columns[place]?.dottedCodes ?? 0) > 0;
}

/**
 * The decimal mark of what prices are for: where all of its cells have three decimals behind it, and all quantities too,
 * 1,000 is one. Null elsewhere, where 1,000 is a thousand.
 */
export function priceQuantityMark(
  { columns }: FileFacts,
  mapping: ColumnMapping,
): DecimalMark | null {
  const { quantity, pricePer } = mapping.columns;
  const mark = markOfThree(columns[pricePer ?? -1]);
  const isAlike = mark !== null && markOfThree(columns[quantity ?? -1]) === mark;
  return isAlike && (mapping.decimalMarks.quantity ?? mark) === mark ? mark : null;
}

/** Behind which mark all cells of a column have three digits; null where one has it not. */
function markOfThree(column: ColumnFacts | undefined): DecimalMark | null {
  if (!column || column.filled === 0) {
    return null;
  }
  const { ambiguous, ambiguousCommas, threeDecimals, comma, point } = column.numbers;
  if (ambiguous + threeDecimals < column.filled) {
    return null;
  }
  const commas = ambiguousCommas + comma;
  const points = ambiguous - ambiguousCommas + point;
  if (commas > 0 && points > 0) {
    return null;
  }
  return commas > 0 ? "comma" : "point";
}
