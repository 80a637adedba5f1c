import { expect, test } from "vitest";
import { type HeadedCells, quantityAndPrice, sampleFacts } from "@/tests/factories/sample-columns";
import type { ColumnMapping } from "../fields";
import { withProvedMarks } from "./decimal-marks";

test.each<[string, HeadedCells, ColumnMapping["decimalMarks"]]>([
  [
    "its own cells prove the mark",
    [
      ["Menge", "6.000", "12.500", "0,5"],
      ["Preis", "12.50"],
    ],
    { quantity: "comma" },
  ],
  [
    "its own cells of three decimals prove those of the others",
    [
      ["Menge", "6,000", "0,250", "12"],
      ["Preis", "1.200,000", "1,250"],
    ],
    { quantity: "comma", pricePerProductInCt: "comma" },
  ],
  [
    "cells that never have three decimals prove none of the others (points)",
    [
      ["Menge", "1.250", "0.5", "2.000"],
      ["Preis", "1.250", "980", "2.400", "99.90"],
    ],
    {},
  ],
  [
    "one cell of the column that would have three decimals is enough to ask",
    [
      ["Menge", "5"],
      ["Preis", "1.250", "6,000", "99,90"],
    ],
    {},
  ],
  [
    "the prices prove no three decimals of quantities that have none elsewhere",
    [
      ["Menge", "6,000", "980"],
      ["Preis", "1.234,56"],
    ],
    {},
  ],
  [
    "thousands stay thousands beside whole numbers",
    [
      ["Menge", "6.000", "980"],
      ["Preis", "1.234,56", "2.400", "12"],
    ],
    { quantity: "comma", pricePerProductInCt: "comma" },
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
    "the other columns prove no thousandths of prices: 1.250 € beside 12.0 pieces may be a text",
    [
      ["Menge", "12.0", "1.0"],
      ["Preis", "1.250", "2.400"],
    ],
    {},
  ],
  [
    "but columns of thousandths do",
    [
      ["Menge", "1,500", "0,250"],
      ["Preis", "8,900", "2,400"],
    ],
    { quantity: "comma", pricePerProductInCt: "comma" },
  ],
  [
    "thousands among the prices are proved by any column",
    [
      ["Menge", "1,5", "12"],
      ["Preis", "1.250", "2.400"],
    ],
    { pricePerProductInCt: "comma" },
  ],
  ...[
    "Lagerplatz",
    "",
    "Gewicht/Stk",
    "Preisgruppe",
    "Preis vom",
    "Preisstand",
    "Nennwert",
    "VPE",
  ].map((heading): [string, HeadedCells, ColumnMapping["decimalMarks"]] => [
    `a column ${JSON.stringify(heading)} proves nothing`,
    [
      ["Menge", "2.000"],
      ["Preis", "1.250"],
      [heading, "01.12", "0.125"],
    ],
    {},
  ]),
  ...["Frei verw.", "EP", "EUR", "Unit cost", "QOH"].map(
    (heading): [string, HeadedCells, ColumnMapping["decimalMarks"]] => [
      `a column ${JSON.stringify(heading)} proves as well`,
      [
        ["Menge", "2.000"],
        ["Preis", "12"],
        [heading, "0,50", "02,03"],
      ],
      { quantity: "comma" },
    ],
  ),
  [
    "thousands of euros are no euros, whatever other columns write",
    [
      ["Menge", "5"],
      ["Preis", "1.000", "2.000"],
      ["Wert", "850.5000", "0.125"],
    ],
    {},
  ],
  [
    "points among the prices prove decimals of quantities that all end in zeros",
    [
      ["Menge", "12.000", "2.000"],
      ["Preis", "12.50", "8.90"],
    ],
    { quantity: "point" },
  ],
  [
    "and of no others, which thousands look like",
    [
      ["Menge", "1.250", "2.000"],
      ["Preis", "12.50", "8.90"],
    ],
    {},
  ],
  [
    "nor does a cell that somebody has typed with a point among whole ones",
    [
      ["Menge", "1.000", "2.000"],
      ["Preis", "1200", "900"],
      ["EK", "850.50", "900", "120"],
    ],
    {},
  ],
  [
    "SAP's quantities of three decimals are read without a question",
    [
      ["Menge", "12,000", "1,000", "12,500"],
      ["Preis", "12,50", "8,90"],
    ],
    { quantity: "comma" },
  ],
  [
    "and everything with three decimals",
    [
      ["Menge", "120,000", "0,500"],
      ["Preis", "250,000", "12,900"],
    ],
    { quantity: "comma", pricePerProductInCt: "comma" },
  ],
  [
    "a column of texts proves nothing",
    [
      ["Menge", "6,000"],
      ["Preis", "12"],
      ["Preis Text", "2.5", "Welle", "Nabe"],
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
])("%s", (_, columns, marks) => {
  expect(withProvedMarks(quantityAndPrice, sampleFacts(columns)).decimalMarks).toEqual(marks);
});

test("a mark that was chosen stays until the file proves another", () => {
  const chosen: ColumnMapping = { ...quantityAndPrice, decimalMarks: { quantity: "point" } };
  const unproved = sampleFacts([["Menge", "6,000"]]);
  expect(withProvedMarks(chosen, unproved).decimalMarks).toEqual({ quantity: "point" });
  const proved = sampleFacts([["Menge", "6.000", "0,5"]]);
  expect(withProvedMarks(chosen, proved).decimalMarks).toEqual({ quantity: "comma" });
});
