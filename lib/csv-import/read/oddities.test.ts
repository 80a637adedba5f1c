import { describe, expect, test } from "vitest";
import { noNotes } from "@/lib/csv-import/read-file-result";
import { lineEnds, utf8, writings, written } from "@/tests/csv/encodings";
import { oddities, rowsOf } from "@/tests/csv/oddities";
import { readFile } from "./read-file";

test.each(oddities)("$name", async (oddity) => {
  const { delimiter = ";", headingRow = 1, headings, notes, text } = oddity;
  const read = await readFile(utf8(text.replaceAll("\n", "\r\n")));
  expect(read.reading).toEqual({ kind: "text", encoding: "utf-8", delimiter, headingRow });
  expect(read.headings).toEqual(headings);
  expect(read.rows.map(({ number, cells }) => [number, ...cells])).toEqual(rowsOf(oddity));
  expect(read.notes).toEqual({ ...noNotes, ...notes });
});

describe("a list is the same table", () => {
  const text = 'Nummer;Name;Preis\n00123;"Schütz\n3-polig";4,50\n00124;Öse;0,10\n';

  test.each(writings)(
    "in $encoding with a mark: $mark, whatever its line ends",
    async (writing) => {
      for (const lineEnd of lineEnds) {
        const read = await readFile(written(text.replaceAll("\n", lineEnd), writing));
        expect(read.reading).toMatchObject({ encoding: writing.encoding, delimiter: ";" });
        expect(read.rows.map(({ cells }) => cells)).toEqual([
          ["00123", "Schütz\n3-polig", "4,50"],
          ["00124", "Öse", "0,10"],
        ]);
      }
    },
  );
});
