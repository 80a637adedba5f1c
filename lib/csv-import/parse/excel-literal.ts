// What Excel would not leave as it is, in German or in English: it takes it for a number or a day and shows that.
const months = "jan|feb|mrz|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec";
const changed = [
  // Zeros in front, and more digits than it shows.
  /^0[\d.,]*\d$/,
  /^\d{12,}$/,
  // 1E5, and 1.234, which is a number or a date, by the country.
  /^\d+(?:[.,]\d+)?E[+-]?\d+$/i,
  /^\d{1,3}(?:[.,]\d{3})+$/,
  // 3-12, 3/12, 3.12, 2026-12-03, 12:30
  /^\d{1,4}([-/.])\d{1,4}(?:\1\d{1,4})?\.?$/,
  /^\d{1,4}(?::\d\d){1,2}$/,
  new RegExp(`^\\d{1,2}[ ./-]*(?:${months})[a-zä]{0,6}\\.?(?:[ ./-]*\\d{2,4})?$`, "i"),
  new RegExp(`^(?:${months})[a-zä]{0,6}\\.?[ ./-]*\\d{1,4}$`, "i"),
  // A telephone's number, which is a sum.
  /^\+\d[\d ()/-]*$/,
  /^(?:true|false)$/i,
];
// 0,5 and 0.75 stay numbers; so does 0. 0.125 is a number or 125, by the country.
const decimal = /^0[.,](?!(?:\d{3})+$)\d+$/;
const longest = 60;

/** ="000815": a text that a spreadsheet shows as it is, of a cell that it would change; other cells as they are. */
export function excelLiteral(cell: string): string {
  const isChanged =
    cell.length <= longest && !decimal.test(cell) && changed.some((pattern) => pattern.test(cell));
  return isChanged ? `="${cell}"` : cell;
}
