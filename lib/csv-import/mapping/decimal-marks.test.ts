import { expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import type { ColumnMapping } from "../fields";
import { withProvedMarks } from "./decimal-marks";

test.each<[string, HeadedCells, ColumnMapping["decimalMarks"]]>([
  [
    "its own cells prove the mark",
    [
      ["Menge", "6,000", "12,500", "0,5"],
      ["Preis", "12.50"],
    ],
    { quantity: "comma" },
  ],
  [
    "the prices of the file prove that of its quantities",
    [
      ["Menge", "6,000"],
      ["Preis", "1.234,56"],
    ],
    { quantity: "comma" },
  ],
  [
    "points among the prices make a comma stand between groups",
    [
      ["Menge", "6,000"],
      ["Preis", "12.50"],
    ],
    { quantity: "point" },
  ],
  [
    "a column that nobody maps proves as well",
    [
      ["Menge", "6,000"],
      ["Preis", "12"],
      ["Gewicht", "0,250"],
    ],
    { quantity: "comma" },
  ],
  [
    "a column of texts proves nothing",
    [
      ["Menge", "6,000"],
      ["Preis", "12"],
      ["Text", "2.5", "Welle", "Nabe"],
    ],
    {},
  ],
  [
    "what says now this and now that proves nothing",
    [
      ["Menge", "6,000", "1,5", "2.5"],
      ["Preis", "12,50"],
    ],
    {},
  ],
  [
    "nothing proves anything",
    [
      ["Menge", "6,000"],
      ["Preis", "1.234"],
    ],
    {},
  ],
  [
    "nothing can be read either way",
    [
      ["Menge", "6"],
      ["Preis", "12,50"],
    ],
    {},
  ],
])("%s", (_, columns, marks) => {
  expect(withProvedMarks(mapping, sampleFacts(columns)).decimalMarks).toEqual(marks);
});

test("a mark that was chosen stays until the file proves another", () => {
  const chosen: ColumnMapping = { ...mapping, decimalMarks: { quantity: "point" } };
  const unproved = sampleFacts([["Menge", "6,000"]]);
  expect(withProvedMarks(chosen, unproved).decimalMarks).toEqual({ quantity: "point" });
  const proved = sampleFacts([["Menge", "6,000", "0,5"]]);
  expect(withProvedMarks(chosen, proved).decimalMarks).toEqual({ quantity: "comma" });
});

const mapping: ColumnMapping = {
  columns: { quantity: 0, pricePerProductInCt: 1 },
  alternateProductCodes: [],
  priceUnit: "euros",
  pricesAreFor: 1,
  decimalMarks: {},
};
