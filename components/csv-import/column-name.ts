import type { ColumnFacts } from "@/lib/csv-import/fields";
import { columnLetters } from "@/lib/csv-import/table/column-letters";
import type { Translator } from "@/lib/i18n/translator";

/** "C · Preis (EUR)", as options and messages name a column. */
export function columnName(t: Translator, { heading }: ColumnFacts, place: number): string {
  const column = columnLetters(place);
  const name = heading.replace(/\s+/g, " ").trim();
  return name === ""
    ? t("csv-import|columns|no_heading", { column })
    : t("csv-import|columns|option", { column, heading: name });
}
