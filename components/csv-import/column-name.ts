import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import { columnLetters } from "@/lib/csv-import/read/column-letters";
import type { Translator } from "@/lib/i18n/translator-type";
import { excerptOf } from "@/lib/text/excerpt";

const longestSample = 30;

export function columnName(
  t: Translator,
  { heading, letter, samples }: ColumnFacts,
  place: number,
): string {
  const column = letter || columnLetters(place);
  const name = heading.replace(/\s+/g, " ").trim();
  if (name !== "") {
    return t("csv-import|columns|option", { column, heading: name });
  }
  const [first = ""] = samples;
  const sample = excerptOf(shownText(first), longestSample);
  return sample === ""
    ? t("csv-import|columns|no_heading", { column })
    : t("csv-import|columns|sample", { column, sample });
}
