import { type NumberFormat, numberFormatOf } from "./number-format";
import { attribute } from "./xml-attribute";

const amount = "#,##0.00";
// Formats that a workbook has without writing them; those of currencies are that of the reader's country.
const builtIn: [string, string][] = [
  ["2", "0.00"],
  ...["4", "7", "8", "39", "40", "43", "44"].map((id): [string, string] => [id, amount]),
  ["9", "0%"],
  ["10", "0.00%"],
];

/** How the styles of a workbook show numbers, by the places of these styles; dates and General are not among them. */
export function cellFormats(styles: string): ReadonlyMap<string, NumberFormat> {
  const codes = new Map(builtIn);
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g)) {
    codes.set(attribute(tag, "numFmtId"), attribute(tag, "formatCode"));
  }
  const formats = new Map<string, NumberFormat>();
  const [, cells = ""] = styles.split(/<\/?(?:\w+:)?cellXfs\b/);
  for (const [place, [tag]] of [...cells.matchAll(/<(?:\w+:)?xf(?=[\s/>])[^<>]*>/g)].entries()) {
    const code = codes.get(attribute(tag, "numFmtId"));
    const format = code === undefined ? null : numberFormatOf(code);
    if (format) {
      formats.set(String(place), format);
    }
  }
  return formats;
}
