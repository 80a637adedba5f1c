import "server-only";
import Papa from "papaparse";
import { formulaStart } from "./csv-cells";

// Without it Excel reads UTF-8 as Windows-1252.
const byteOrderMark = "\uFEFF";
const newline = "\r\n";
// ="0815" is what excelLiteral writes: digits and words between quotes, which no spreadsheet runs.
const unsafe = new RegExp(`^(?!="[\\p{L}\\d .,:/()+-]+"$)(?:${formulaStart.source})`, "u");

interface CsvPage<Row> {
  rows: Row[];
  next: number | null;
}

interface CsvFile<Row> {
  headings: string[];
  cellsOf: (row: Row) => string[];
  readPage: (after: number | null) => Promise<CsvPage<Row>>;
  /** Its cells may be ="0815" (excelLiteral). */
  hasVerbatimTexts?: boolean;
}

/** A CSV file for a German spreadsheet, read page by page while it is being sent (decision 0017). */
export async function* writeCsvFile<Row>(file: CsvFile<Row>): AsyncGenerator<string> {
  let page = await file.readPage(null);
  const escapeFormulae = file.hasVerbatimTexts ? unsafe : formulaStart;
  yield byteOrderMark + textOf([file.headings], formulaStart);
  while (true) {
    if (page.rows.length > 0) {
      yield textOf(page.rows.map(file.cellsOf), escapeFormulae);
    }
    if (page.next === null) {
      return;
    }
    page = await file.readPage(page.next);
  }
}

function textOf(rows: string[][], escapeFormulae: RegExp): string {
  const options = { delimiter: ";", newline, header: false, escapeFormulae };
  return Papa.unparse(rows, options) + newline;
}
