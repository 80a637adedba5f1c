import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8, written } from "@/tests/csv/encodings";
import { dialect, table, textOf } from "@/tests/csv/random-tables";
import { readFile } from "./read-file";

test("any table survives writing in any dialect and reading back, the dialect found", async () => {
  await fc.assert(
    fc.asyncProperty(table, dialect, async ({ headings, rows }, writer) => {
      const text = textOf([headings, ...rows], writer);
      const read = await readFile(written(text, writer.writing));
      const first = writer.titles.length + 1;
      expect(read.reading).toMatchObject({ delimiter: writer.delimiter, headingRow: first });
      expect(read.headings).toEqual(headings);
      expect(read.rows).toEqual(
        rows.map((cells, index) => ({
          number: first + index + 1,
          cells: cells.map((cell) => cell.trim()),
        })),
      );
      expect(read.notes.repairedRows).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const plainDialect = {
  ended: true,
  sep: false,
  titles: [],
  writing: { encoding: "utf-8", mark: false },
} as const;
const wideHeadings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis", "Hersteller"];
// What a cell begins with decides what a stray quote before it looks like.
const wideCell = fc
  .tuple(
    fc.constantFrom("Rohr", "12", "4,50", "Öse"),
    fc.array(fc.constantFrom(' 5"', "; rot", "\nblau", ", groß"), { maxLength: 3 }),
  )
  .map(([start, parts]) => [start, ...parts, ""].join("").trim())
  .filter((text) => text.split(";").length <= 3);

test("a quote too many or too few costs the rows of its own lines, never one behind or before", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(wideCell, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 12 }),
      fc.boolean(),
      fc.constantFrom("\r\n", "\n"),
      fc.nat(),
      fc.nat(),
      async (bodies, quoted, lineEnd, rowSeed, placeSeed) => {
        const rows = bodies.map((cells, index) => [`T${index}`, ...cells]);
        const writer = { ...plainDialect, delimiter: ";" as const, lineEnd, quoted };
        const lines = rows.map((row) => textOf([row], { ...writer, ended: false }));
        const broken = rowSeed % rows.length;
        lines[broken] = withBrokenQuote(lines[broken] ?? "", placeSeed);
        const text = [textOf([wideHeadings], { ...writer, ended: false }), ...lines, ""].join(
          lineEnd,
        );
        const read = await readFile(utf8(text), { delimiter: ";", headingRow: 1 });
        const found = read.rows.map(({ cells }) => JSON.stringify(cells));
        const intact = rows
          .filter((_, index) => index !== broken)
          .map((row) => JSON.stringify(row));
        expect(found).toEqual(expect.arrayContaining(intact));
      },
    ),
    { numRuns: 300 },
  );
});

/** A line with one of its quotes taken out, or one put in. */
function withBrokenQuote(line: string, seed: number): string {
  const quotes = [...line.matchAll(/"/g)].map(({ index }) => index);
  const at = quotes[seed % Math.max(1, quotes.length)];
  if (at !== undefined && seed % 2 === 0) {
    return line.slice(0, at) + line.slice(at + 1);
  }
  const place = seed % (line.length + 1);
  return `${line.slice(0, place)}"${line.slice(place)}`;
}
