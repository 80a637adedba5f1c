import { describe, expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("a column without a known heading is what a price is for", () => {
  const headings =
    "Bezugsmenge|Preisbezug|VK-Einheit|je Menge|PE VK|Preis Dim.|Preis je Einheit|Price UOM|EUR je|VK je|" +
    "Preisumrechnungsfaktor|VK pro";
  test.each(headings.split("|"))("%j of 1, 100 and 1.000", (heading) => {
    const columns: HeadedCells = [
      ["VK netto", "45,00", "12,00", "9,00"],
      [heading, "100", "1", "1.000"],
    ];
    const { mapping, confidence } = proposeMapping(sampleFacts(columns));
    expect(mapping.columns).toMatchObject({ pricePerProductInCt: 0, pricePer: 1 });
    expect(confidence.pricePer).toBe("likely");
  });

  test.each([
    ["VK-Einheit", "1", "1"],
    ["VK-Einheit", "100", "50"],
    ["Preis je Einheit", "12,50", "100"],
    ["Verpackungseinheit", "100", "10"],
    ["Verpackungsmenge", "100", "10"],
    ["Menge je Karton", "100", "10"],
    ["Stück pro VE", "100", "10"],
    ["Listenpreis", "100", "10"],
    ["Preis je Stück", "100", "10"],
    ["Lieferbare Menge", "100", "10"],
    ["Staffelpreis je Menge", "100", "10"],
    ["EK je", "100", "10"],
    ["Lagerplatz", "100", "10"],
    ["", "100", "10"],
  ])("but not %j of %j and %j", (...column) => {
    const columns: HeadedCells = [["VK netto", "45,00", "12,00"], column];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.pricePer).toBeUndefined();
  });

  test("where there is another price", () => {
    const columns: HeadedCells = [["VK je", "100", "10"]];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns).toEqual({
      pricePerProductInCt: 0,
    });
  });
});
