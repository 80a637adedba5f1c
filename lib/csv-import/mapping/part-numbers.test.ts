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

function fieldsOf(columns: HeadedCells) {
  return proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
}
