import fc from "fast-check";
import Papa from "papaparse";
import { type Delimiter, delimiters } from "@/lib/csv-import/fields";
import { canWrite, lineEnds, type Writing, writings } from "./encodings";

const names = ["Artikelnummer", "Bezeichnung", "Menge", "Preis", "Hersteller", "Größe", "Lagerort"];
const pieces = [
  ...[";", ",", "\t", "|", '"', '""', "\n", " ", "'", "00", "7", "1.234,56", "=1+1", "-5", "@"],
  ...["Schütz", "Öse", "groß", "Rohr", "x", "€", "–", "„"],
];

export interface Dialect {
  delimiter: Delimiter;
  lineEnd: string;
  quoted: boolean;
  sep: boolean;
  ended: boolean;
  titles: readonly string[];
  writing: Writing;
}

/** A cell of whatever a person types; more delimiters in one than columns beside it no person would tell from rows. */
const cell = fc
  .array(fc.constantFrom(...pieces), { maxLength: 7 })
  .map((parts) => parts.join(""))
  // In Windows-1252 the bytes of "ß€" are a letter of UTF-8: nobody could tell which was meant.
  .filter((text) => !/ß[€–„]/.test(text))
  .filter((text) => delimiters.every((delimiter) => text.split(delimiter).length <= 3));

/** Headings of words, and rows that begin with a number of their own. */
export const table = fc
  .tuple(fc.shuffledSubarray(names, { minLength: 2 }), fc.integer({ min: 1, max: 12 }))
  .chain(([headings, length]) =>
    fc.record({
      headings: fc.constant(headings),
      rows: fc
        .array(fc.array(cell, { minLength: headings.length - 1, maxLength: headings.length - 1 }), {
          minLength: length,
          maxLength: length,
        })
        .map((rows) => rows.map((cells, index) => [`T${index}`, ...cells])),
    }),
  );

export const dialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(...delimiters),
  lineEnd: fc.constantFrom(...lineEnds),
  quoted: fc.boolean(),
  sep: fc.boolean(),
  ended: fc.boolean(),
  titles: fc.constantFrom([], [], ["Überbestand", ""], ["", "Stand vom November", ""]),
  writing: fc.constantFrom(...writings).filter((writing) => canWrite(pieces.join(""), writing)),
});

/** A table as a writer of its own would write it. */
export function textOf(rows: readonly string[][], dialect: Dialect): string {
  const { delimiter, lineEnd, quoted, sep, ended, titles } = dialect;
  const body = Papa.unparse([...rows], { delimiter, newline: lineEnd, quotes: quoted });
  const lines = [...(sep ? [`sep=${delimiter}`] : []), ...titles, body, ...(ended ? [""] : [])];
  return lines.join(lineEnd);
}
