import type { Cell, ColumnFacts } from "@/lib/csv-import/schema";
import type { Translator } from "@/lib/i18n/translator";

const letters = 26;

/** The name of a column as a spreadsheet has it: 0 is "A", 26 is "AA". */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % letters));
  return place < letters ? last : columnLetters(Math.floor(place / letters) - 1) + last;
}

/** "C · Preis (EUR)", as options and messages name a column. */
export function columnName(t: Translator, { heading }: ColumnFacts, place: number): string {
  const column = columnLetters(place);
  const name = heading.replace(/\s+/g, " ").trim();
  return name === ""
    ? t("csv-import|columns|no_heading", { column })
    : t("csv-import|columns|option", { column, heading: name });
}

/** A sample as it stands in the file; a workbook's number as German has it. */
export function sampleText(sample: Cell): string {
  return typeof sample === "number" ? String(sample).replace(".", ",") : sample;
}
