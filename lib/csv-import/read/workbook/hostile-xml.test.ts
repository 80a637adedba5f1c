import { describe, expect, test } from "vitest";
import { numberFormatOf } from "./number-format";
import {
  checkExtent,
  fillMergedRows,
  hiddenRowsOf,
  plainTags,
  repairedSheet,
} from "./repair-sheet-xml";

const twoMegabytes = 2_000_000;
const styles = '<cellXfs><xf numFmtId="2"/><xf numFmtId="2"/></cellXfs>';

const readers = {
  cellFormats: (xml: string) => repairedSheet("", xml),
  checkExtent,
  fillMergedRows: (xml: string) => fillMergedRows([], xml),
  hiddenRowsOf,
  plainTags,
  repairedSheet: (xml: string) => repairedSheet(xml, styles),
};

const unclosed = [
  '<c r="A1" ',
  'r="A1" ',
  '<c r="A1"/',
  '<c s="1"><v>',
  "<c t='",
  '<row r="1" ',
  "<numFmt ",
  "<xf ",
  "<cellXfs",
  '<mergeCell ref="A1:A',
  "=' ",
  " ",
];

// Whoever looks at each of these megabytes from each of their tags does not end within a test's time.
describe.each(unclosed)("megabytes of %j", (part) => {
  test.each(Object.entries(readers))("are read by %s in one pass", (_, read) => {
    expect(() => read(`<c ${part.repeat(twoMegabytes / part.length)}`)).not.toThrow(TypeError);
  });
});

test.each(["[$", "[", '"', "\\", ";", "_", "@;"])(
  "a format of numbers of %j by the hundred thousand is none",
  (part) => {
    expect(numberFormatOf(part.repeat(50_000))).toBeNull();
  },
);
