import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe.each(["Teilenummer", "Teile-Nr."])("%j", (heading) => {
  test.each<[string, HeadedCells]>([
    ["where there is no other", []],
    ["beside a number of orders", [["Bestellnummer", "B-1", "B-2"]]],
    ["beside a running number", [["Nr.", "10", "20", "30"]]],
    ["beside the seller's own", [["Artikelnummer", "A-1", "A-2"]]],
  ])("is the maker's number %s", (_, others) => {
    expect(fieldsOf([...others, [heading, "6205-2RSH", "6206-2Z", "6207-Z"]])[heading]).toBe("mpn");
  });

  test.each(["Herst.-Artikel", "Hersteller-Artikel", "Herst.-Teil", "Herstellerteilenummer"])(
    "is the seller's own beside %j",
    (maker) => {
      const columns: HeadedCells = [
        [heading, "A-100", "A-200"],
        [maker, "6205-2RSH", "6206-2Z"],
      ];
      expect(fieldsOf(columns)).toEqual({ [heading]: "ownArticleNumber", [maker]: "mpn" });
    },
  );
});

describe.each(["Artikelnummer", "Art.-Nr.", "Typ / Bestell-Nr."])("%j", (heading) => {
  const column: HeadedCells[number] = [heading, "6205-2RSH", "6206-2Z"];

  test("is the maker's number where there is no other, so that buyers find the parts", () => {
    expect(fieldsOf([column, ["Hersteller", "SKF", "FAG"]])[heading]).toBe("mpn");
  });

  test("is the maker's number beside one of the house", () => {
    const columns: HeadedCells = [column, ["Materialnummer", "100200", "100201"]];
    expect(fieldsOf(columns)).toEqual({ [heading]: "mpn", Materialnummer: "ownArticleNumber" });
  });
});

test.each(["Artikelnummer", "Art.-Nr."])("%j is the seller's own beside the maker's", (heading) => {
  const columns: HeadedCells = [
    [heading, "A-100", "A-200"],
    ["Herstellernummer", "6205-2RSH", "6206-2Z"],
  ];
  expect(fieldsOf(columns)).toEqual({ [heading]: "ownArticleNumber", Herstellernummer: "mpn" });
});

function fieldsOf(columns: HeadedCells) {
  return proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
}
