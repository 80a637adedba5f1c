// A spreadsheet runs what begins like this, in its wide form too. A leading ' makes it text; what has one already gets
// another, so that every cell can be read back as it was.
export const formulaStart = /^'*[=+\-@＝＋－＠\t\r\n]/;

export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

/** Cents as euros that a German spreadsheet takes for a number, without dots: 123456 → "1234,56"; null → "". */
export function priceCell(amountInCt: number | null): string {
  if (amountInCt === null) {
    return "";
  }
  const cents = String(amountInCt % 100).padStart(2, "0");
  return `${Math.floor(amountInCt / 100)},${cents}`;
}

/** Codes in one cell, " | " between them; a | within a code is doubled. */
export function codesCell(codes: string[]): string {
  const cell = codes.map((code) => code.replaceAll("|", "||")).join(" | ");
  return /[;,]/.test(cell) && !cell.includes("|") ? `${cell} |` : cell;
}

/** The codes of a cell of `codesCell`, or of one that a person wrote. */
export function readCodes(cell: string): string[] {
  // No code can hold a NUL: it stands for a | of its own while the cell is cut.
  const codes = cell.replaceAll("||", "\0").split("|");
  return codes.map((code) => code.replaceAll("\0", "|").trim()).filter((code) => code !== "");
}
