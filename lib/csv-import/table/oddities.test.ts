import { describe, expect, test } from "vitest";
import { dialectOddities } from "@/tests/csv/dialect-oddities";
import { canWrite, lineEnds, type Writing, writings, written } from "@/tests/csv/encodings";
import type { Oddity } from "@/tests/csv/oddity";
import { quoteOddities } from "@/tests/csv/quote-oddities";
import { quotedLineOddities } from "@/tests/csv/quoted-line-oddities";
import { shapeOddities } from "@/tests/csv/shape-oddities";
import { shiftedOddities } from "@/tests/csv/shifted-oddities";
import { readFile } from "./read-file";
import { noNotes } from "./table";

const oddities = [
  ...dialectOddities,
  ...quoteOddities,
  ...quotedLineOddities,
  ...shapeOddities,
  ...shiftedOddities,
];

describe.each(oddities)("$name", (oddity) => {
  const text = oddity.text;

  test.each(writings.filter((writing) => canWrite(text, writing)))(
    "is the same table in $encoding with a mark: $mark, whatever its line ends",
    async (writing) => {
      for (const lineEnd of lineEnds) {
        const file = written(text.replaceAll("\n", lineEnd), writing);
        expect(shown(await readFile(file)), JSON.stringify(lineEnd)).toEqual(
          expected(oddity, writing),
        );
      }
    },
  );
});

function shown({ reading, headings, rows, notes }: Awaited<ReturnType<typeof readFile>>) {
  return { reading, headings, rows: rows.map(({ number, cells }) => [number, ...cells]), notes };
}

function expected(oddity: Oddity, { encoding }: Writing) {
  const { delimiter = ";", headingRow = 1, headings, rows } = oddity;
  const plain = /^[\x20-\x7e\s]*$/.test(oddity.text);
  return {
    reading: {
      kind: "text",
      // ASCII alone is the same in both.
      encoding: encoding === "windows-1252" && plain ? "utf-8" : encoding,
      delimiter,
      headingRow,
    },
    headings,
    rows,
    notes: { ...noNotes, ...oddity.notes },
  };
}
