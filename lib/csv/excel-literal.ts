// Excel would show these as another number or a date.
const months = "jan|feb|mrz|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec";
const changed = [
  /^0[\d.,]*\d$/,
  /^\d{12,}$/,
  // 1E5, and 1.234, which may be a date.
  /^\d+(?:[.,]\d+)?E[+-]?\d+$/i,
  /^\d{1,3}(?:[.,]\d{3})+$/,
  // 3-12, 3/12, 3.12, 2026-12-03, 12:30
  /^\d{1,4}([-/.])\d{1,4}(?:\1\d{1,4})?\.?$/,
  /^\d{1,4}(?::\d\d){1,2}$/,
  new RegExp(`^\\d{1,2}[ ./-]*(?:${months})[a-zä]{0,6}\\.?(?:[ ./-]*\\d{2,4})?$`, "i"),
  new RegExp(`^(?:${months})[a-zä]{0,6}\\.?[ ./-]*\\d{1,4}$`, "i"),
  // Excel calculates a phone number as a sum.
  /^\+\d[\d ()/-]*$/,
  /^(?:true|false)$/i,
];
// 0,5 and 0.75 stay numbers, but 0.125 may be 125.
const decimal = /^0[.,](?!(?:\d{3})+$)\d+$/;
const longest = 60;

/** Writes ="000815" where a spreadsheet would change the cell. */
export function excelLiteral(cell: string): string {
  const isChanged =
    cell.length <= longest && !decimal.test(cell) && changed.some((pattern) => pattern.test(cell));
  return isChanged ? `="${cell}"` : cell;
}
