import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import type { ImportField } from "../fields";
import { proposeMapping } from "./proposal";

describe("a manufacturer has a name", () => {
  test.each<[HeadedCells, Record<string, ImportField | undefined>]>([
    [
      [
        ["Hersteller", "0000100200", "0000100300"],
        ["Name des Herstellers", "SKF", "FAG"],
      ],
      { Hersteller: undefined, "Name des Herstellers": "manufacturer" },
    ],
    [
      [
        ["Hersteller", "100200", "100300"],
        ["Name 1", "SKF", "FAG"],
        ["Materialkurztext", "Lager", "Welle"],
      ],
      { Hersteller: undefined, "Name 1": "manufacturer", Materialkurztext: "nameDe" },
    ],
    [[["Hersteller", "100200"]], { Hersteller: undefined }],
    [
      [
        ["Herst.", ""],
        ["Name 1", "Hauptlager"],
        ["Materialkurztext", "Lager"],
      ],
      { "Herst.": "manufacturer", "Name 1": undefined, Materialkurztext: "nameDe" },
    ],
    [[["Hersteller", "3M", "4711"]], { Hersteller: "manufacturer" }],
    [
      [
        ["Materialkurztext", "Lager", "Welle"],
        ["Name 1", "Hauptlager", "Werk 2"],
      ],
      { Materialkurztext: "nameDe", "Name 1": undefined },
    ],
  ])("%j", (columns, fields) => {
    expect(proposed(columns)).toEqual(fields);
  });

  test("the second of two columns of the same name, where the first has numbers", () => {
    const columns: HeadedCells = [
      ["Hersteller", "100200"],
      ["Hersteller", "SKF"],
    ];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.manufacturer).toBe(1);
  });
});

describe("a condition that only part of a heading names", () => {
  test.each([
    ["Zustandsbeschreibung", "leichte Kratzer"],
    ["Condition notes", "new"],
    ["Lieferzustand", "neu"],
    ["Zustand Verpackung", "neu"],
    ["ConditionID", "1000"],
    ["Zustand der Ware", "leichte Kratzer"],
  ])("is none in %j of %j", (heading, cell) => {
    expect(proposed([[heading, cell]])[heading]).not.toBe("condition");
  });

  test.each([
    ["Zustand der Ware", "neu", "gebraucht"],
    ["Zustand", "leichte Kratzer", "neu"],
  ])("is one in %j of %j and %j", (heading, ...cells) => {
    expect(proposed([[heading, ...cells]])[heading]).toBe("condition");
  });
});

describe("a currency that only part of a heading names", () => {
  test.each([
    ["*Action(SiteID=Germany|Country=DE|Currency=EUR|Version=1193)", "Revise"],
    ["Währung Hinweis", "ohne Gewähr"],
    ["Currency notes", "see above"],
    ["Fremdwährung", "nein"],
  ])("is none in %j of %j", (heading, cell) => {
    const columns: HeadedCells = [
      [heading, cell],
      ["VK", "12,50"],
    ];
    expect(proposed(columns)).toEqual({ [heading]: undefined, VK: "pricePerProductInCt" });
  });

  test.each(["USD", "EUR/ST", "US-Dollar", "Schweizer Franken", "€/Stk", "Eur.", "BAM"])(
    "is one where its cells say %j",
    (cell) => {
      const columns: HeadedCells = [
        ["Währung Artikel", cell],
        ["VK", "12,50"],
      ];
      expect(proposed(columns)["Währung Artikel"]).toBe("currency");
    },
  );
});

describe("a currency that our list lacks is one below what is called so", () => {
  test.each([
    ["Währungsbezeichnung", "Südafr. Rand"],
    ["Währungsname", "Indische Rupie"],
    ["Currency name", "Baht"],
  ])("%j of %j", (heading, cell) => {
    const columns: HeadedCells = [
      ["Bezeichnung", "Lager"],
      [heading, cell],
      ["VK", "12,50"],
    ];
    expect(proposed(columns)[heading]).toBe("currency");
  });
});

test("the names of electronic catalogues are known", () => {
  const columns: HeadedCells = [
    ["SUPPLIER_PID", "A-100"],
    ["MANUFACTURER_PID", "6205"],
    ["MANUFACTURER_NAME", "SKF"],
    ["INTERNATIONAL_PID", "4012345678901"],
    ["DESCRIPTION_SHORT", "Lager"],
    ["DESCRIPTION_LONG", "Lager, abgedichtet"],
  ];
  expect(proposed(columns)).toEqual({
    SUPPLIER_PID: "ownArticleNumber",
    MANUFACTURER_PID: "mpn",
    MANUFACTURER_NAME: "manufacturer",
    INTERNATIONAL_PID: "ean",
    DESCRIPTION_SHORT: "nameDe",
    DESCRIPTION_LONG: "descriptionDe",
  });
  const older: HeadedCells = [
    ["SUPPLIER_AID", "A-100"],
    ["MANUFACTURER_AID", "6205"],
  ];
  expect(proposed(older)).toEqual({ SUPPLIER_AID: "ownArticleNumber", MANUFACTURER_AID: "mpn" });
});

function proposed(columns: HeadedCells) {
  return proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
}
