import { expect, test } from "vitest";
import { shownColumn } from "@/tests/factories/csv-import";
import { readingsOf } from "./decimal-mark-question";

test.each([
  [["12", "1.234"], { sample: "1.234", sign: "point", comma: "1.234", point: "1,234" }],
  [["6,000"], { sample: "6,000", sign: "comma", comma: "6", point: "6.000" }],
  [["€ 2.500"], { sample: "2.500", sign: "point", comma: "2.500", point: "2,5" }],
  // The first cells show no number, so an example stands for them.
  [["1.234,50", "7"], { sample: "1.234", sign: "point", comma: "1.234", point: "1,234" }],
])("both readings of %j are shown", (samples, readings) => {
  expect(readingsOf(shownColumn("Menge", samples), "de")).toEqual(readings);
});
