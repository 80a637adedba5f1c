import { describe, expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("the quantity", () => {
  test.each<[string, HeadedCells, number | undefined]>([
    [
      "is no flag beside a stock",
      [
        ["Verfügbar", "1", "0", "1"],
        ["Bestand", "120", "0", "7"],
      ],
      1,
    ],
    [
      "nor one that is always set",
      [
        ["Verfügbar", "1", "1"],
        ["Bestand", "120", "7"],
      ],
      1,
    ],
    [
      "nor one in words",
      [
        ["Auf Lager", "1", "0"],
        ["Bestand (Stk)", "120", "0"],
      ],
      1,
    ],
    [
      "is what is free of a stock of single pieces",
      [
        ["Verfügbar", "1", "0", "2"],
        ["Bestand", "3", "1", "2"],
      ],
      0,
    ],
    [
      "is what is free of a stock of one part",
      [
        ["Verfügbar", "1"],
        ["Bestand", "3"],
      ],
      0,
    ],
    [
      "may be pieces of which there is one each",
      [
        ["Menge", "1", "1"],
        ["Lager", "2", "3"],
      ],
      0,
    ],
    ["may be a flag where there is nothing else", [["Verfügbar", "1", "0"]], 0],
    [
      "is no warehouse beside what counts",
      [
        ["Lager", "1", "2", "3"],
        ["Bst.", "120", "7", "9"],
      ],
      1,
    ],
    [
      "nor beside part of a known heading",
      [
        ["Lager", "1", "2"],
        ["Jetziger Bestand", "120", "7"],
      ],
      1,
    ],
    ["may be called by its warehouse", [["Lager", "120", "7"]], 0],
    [
      "is the sum of its stores",
      [
        ["Bestand Lager 1", "5", "1"],
        ["Bestand Lager 2", "7", "2"],
        ["Gesamt", "12", "3"],
      ],
      2,
    ],
    [
      "is no sum of money",
      [
        ["Bestand Lager 1", "5", "1"],
        ["VK", "7,00", "2,00"],
        ["Gesamt", "35", "2"],
      ],
      0,
    ],
    [
      "is what is available of all",
      [
        ["Qty Onhand", "5"],
        ["Qty Reserved", "2"],
        ["Qty Available", "3"],
      ],
      2,
    ],
    ...["Fördermenge", "Füllmenge", "Mengenrabatt", "Bestandskonto", "Bestandsart"].map(none),
    ...["Qty break", "Quantity per", "Abgabemenge"].map(none),
    [
      "is no warehouse beside a quantity of pieces",
      [
        ["Lager", "1", "2"],
        ["Menge (Stk)", "120", "7"],
      ],
      1,
    ],
    [
      "is what is free where all are single pieces",
      [
        ["Bestand", "1", "1", "1"],
        ["Verfügbar", "0", "1", "1"],
      ],
      1,
    ],
    [
      "is what is free where some are reserved",
      [
        ["Gesamtbestand", "3", "1", "1"],
        ["Reserviert", "2", "0", "1"],
        ["Verfügbar", "1", "1", "0"],
      ],
      2,
    ],
    [
      "is no mark beside a stock that says nothing where there is none",
      [
        ["Verfügbar", "1", "0", "1"],
        ["Bestand", "120", "", "7"],
      ],
      1,
    ],
    ["may be that of a central warehouse", [["Bestand ZL", "120", "7"]], 0],
    ["may be units", [["Units", "120", "7"]], 0],
    [
      "is no unit in words",
      [
        ["Units", "pcs", "m"],
        ["Stock", "5", "7"],
      ],
      1,
    ],
  ])("%s", (_, columns, place) => {
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.quantity).toBe(place);
  });

  test.each([
    ["Units", "120", undefined],
    ["Units", "pcs", 0],
    ["Units", "1", 0],
    ["Einheit", "100", 0],
  ])("has its unit in %j of %j: %j", (heading, cell, place) => {
    const { mapping } = proposeMapping(sampleFacts([[heading, cell]]));
    expect(mapping.columns.quantityUnit).toBe(place);
  });
});

test.each(["Lager", "Available", "In stock"])(
  "%j of true numbers is one beside others",
  (stock) => {
    for (const heading of [
      "Füllmenge",
      "Mengenrabatt",
      "Bestandskonto",
      "Qty break",
      "Quantity per",
    ]) {
      const columns: HeadedCells = [
        [stock, "1", "1"],
        [heading, "10", "20"],
      ];
      expect(proposeMapping(sampleFacts(columns)).mapping.columns.quantity).toBe(0);
    }
  },
);

test.each(["1", "100", "120"])("units of %j beside a quantity are its unit", (cell) => {
  const columns: HeadedCells = [
    ["Menge", "5"],
    ["Units", cell],
    ["Price", "12,50"],
  ];
  expect(proposeMapping(sampleFacts(columns)).mapping.columns).toMatchObject({
    quantity: 0,
    quantityUnit: 1,
  });
});

function none(heading: string): [string, HeadedCells, number] {
  const columns: HeadedCells = [
    ["Auf Lager", "1", "1"],
    [heading, "120", "80"],
  ];
  return [`is no ${heading}`, columns, 0];
}
