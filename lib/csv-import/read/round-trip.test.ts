import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { delimiters } from "@/lib/csv-import/read-file-result";
import { lineEnds, utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const names = ["Artikelnummer", "Bezeichnung", "Menge", "Preis", "Hersteller", "Größe"];
const pieces = [
  ...[";", ",", "\t", "|", '"', '""', "\n", " ", "'", "00", "7", "1.234,56", "=1+1", "-5", "@"],
  ...["Schütz", "Öse", "Rohr", "x", "€", "–", "„"],
];
// More delimiters in a cell than columns beside it no person would tell from rows.
const cell = fc
  .array(fc.constantFrom(...pieces), { maxLength: 7 })
  .map((parts) => parts.join(""))
  .filter((text) => delimiters.every((delimiter) => text.split(delimiter).length <= 3));
const table = fc.shuffledSubarray(names, { minLength: 2 }).chain((headings) => {
  const others = fc.array(cell, { minLength: headings.length - 1, maxLength: headings.length - 1 });
  return fc.record({
    headings: fc.constant(headings),
    bodies: fc.array(others, { minLength: 1, maxLength: 12 }),
  });
});

test("any table survives writing in any dialect and reading back, the dialect found", async () => {
  const [delimiter, newline] = [fc.constantFrom(...delimiters), fc.constantFrom(...lineEnds)];
  const titles = fc.constantFrom([], ["Überbestand", ""], ["", "Stand vom November", ""]);
  const writer = fc.record({ delimiter, newline, quotes: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(table, writer, titles, async ({ headings, bodies }, dialect, above) => {
      const rows = bodies.map((cells, place) => [`T${place}`, ...cells]);
      const body = Papa.unparse([headings, ...rows], dialect);
      const read = await readFile(utf8([...above, body].join(dialect.newline)));
      const first = above.length + 1;
      expect(read).toMatchObject({
        reading: { delimiter: dialect.delimiter, headingRow: first },
        headings,
        notes: { repairedRows: [] },
      });
      expect(read.rows).toEqual(
        rows.map((cells, place) => ({
          number: first + place + 1,
          cells: cells.map((text) => text.trim()),
        })),
      );
    }),
    { numRuns: 200 },
  );
});

const lines = ["T0;Rohr;12;4,50;SKF", 'T1;"Öse; rot";6;0,10;"F ""A"" G"', "T2;Kabel;1;2,00;x"];
const wideHeadings = "Artikelnummer;Bezeichnung;Menge;Preis;Hersteller";

test("a quote too many or too few costs the rows of its own lines, never one behind or before", async () => {
  const placed = fc.nat({ max: lines.length - 1 });
  const property = fc.asyncProperty(placed, fc.nat(), async (broken, seed) => {
    const whole = lines[broken] ?? "";
    const at = seed % (whole.length + 1);
    // One is taken out where it stands there, else one is put in.
    const cut = whole[at] === '"' ? whole.slice(at + 1) : `"${whole.slice(at)}`;
    const text = [wideHeadings, ...lines.with(broken, whole.slice(0, at) + cut), ""].join("\r\n");
    const { rows } = await readFile(utf8(text), { delimiter: ";", headingRow: 1 });
    const intact = lines.flatMap((_, place) => (place === broken ? [] : [`T${place}`]));
    expect(rows.map(({ cells }) => cells[0])).toEqual(expect.arrayContaining(intact));
  });
  await fc.assert(property, { numRuns: 300 });
});
