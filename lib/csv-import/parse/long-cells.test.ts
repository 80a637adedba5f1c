import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { singleFields } from "../fields";
import { columnMapping } from "../schema";
import { columnFactsOf } from "./column-facts";
import { readNumberText } from "./number";
import { readRow } from "./read-row";

// A reader that looks at a cell anew from each of its characters needs far longer than this for them; one that goes
// through it once is done in a hundredth of it.
const length = 50_000;
const limitInMs = 6_000;
const around = [
  ["", ""],
  ["1", "x"],
  ["https://a", "x"],
  ["'", "'"],
  ["<p", "x"],
] as const;
const pieces = [
  ..." |\n|\u00a0|\u200b|,|;|.|'|-|/|(|<|>|&|#|0|a|ä|€|\"|, |1 |1.|1e|a\n".split("|"),
  ..."<p |<b>|</a |<!--|<script>|<![CDATA[|&amp;|&#1|&a|https://|EAN |4006381333931 |01.02.03 |je |/St".split(
    "|",
  ),
  "| ",
];

test.each(pieces)(
  "a cell of %j over and over is read in one pass, whatever it feeds",
  (piece) => {
    for (const [front, back] of around) {
      const body = piece.repeat(Math.ceil((length - front.length) / piece.length));
      const cell = `${front}${body.slice(0, length - front.length - back.length)}${back}`;
      expect(readAll(cell)).toBeGreaterThan(0);
      expect(columnFactsOf(["A"], [{ number: 1, cells: [cell] }])).toHaveLength(1);
    }
  },
  limitInMs,
);

// What is short enough to be looked at closely is not to be looked at in every way: a hundred thousand rows have it.
test.each([
  `(${" ".repeat(28)}1${" ".repeat(28)}x|`,
  `(${" ".repeat(18)}1${" ".repeat(38)}x|`,
  `(${"\u00a0".repeat(28)}1${"\u00a0".repeat(28)}x|`,
  `1${" ".repeat(57)}x|`,
  `${"1 ".repeat(29)}x|`,
  `€${" ".repeat(20)}1${" ".repeat(36)}|x`,
])("ten thousand cells %j are read in their time", (cell) => {
  for (let row = 0; row < 10_000; row += 1) {
    readNumberText(cell);
  }
  expect(readNumberText(cell).kind).toBe("other");
});

/** How many fields and faults a row has whose cells are all the same; prices in cents are read whatever is in them. */
function readAll(cell: Cell): number {
  const columns = Object.fromEntries(singleFields.map((field, place) => [field, place]));
  const mapping = columnMapping.parse({ columns, alternateProductCodes: [0] });
  const { fields, issues } = readRow(mapping, { number: 1, cells: singleFields.map(() => cell) });
  return Object.keys(fields).length + issues.length;
}
