import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("what has a word of purchases and is no price owns no unit", () => {
  test.each([
    ["EkGrp", "001"],
    ["Einkaufsgruppe", "100"],
    ["EkOrg", "1000"],
    ["Kostenstelle", "4711"],
    ["Kostenart", "400000"],
    ["Kostenträger", "12"],
    ["Cost center", "4711"],
    ["Bewertungsklasse", "3000"],
    ["Bewertungsart", "1"],
    ["Standardlagerort", "12"],
    ["Standardlieferant", "70012"],
    ["Average stock", "12"],
    ["Purchase date", "2026"],
    ["Purchase order", "4500012"],
    ["Lagerkosten", "1,20"],
    ["Kostenloser Versand", "1"],
    ["Einkauf", "Müller"],
  ])("%j of %j", (heading, cell) => {
    expect(unitIn(beforeUnit(heading, cell))).toBe("Preiseinheit");
  });

  test.each([
    ["Moving price", "150,00"],
    ["Mov. avg. price", "150,00"],
    ["Landed cost", "150,00"],
    ["Cost per unit", "150,00"],
    ["EK je Einheit", "150,00"],
    ["Standardpreis", ""],
    ["Einkaufspreis Lieferant", "150,00"],
    ["Einkaufspreis Hersteller", "150,00"],
    ["EK pro Mengeneinheit", "150,00"],
    ["Standardpreis (Vorgabe)", "150,00"],
    ["Einkaufspreis Werk", "150,00"],
  ])("but %j of %j does", (heading, cell) => {
    expect(unitIn(beforeUnit(heading, cell))).toBeUndefined();
  });

  test("nor a currency", () => {
    const columns: HeadedCells = [
      ["Kostenstelle", "4711"],
      ["Währung", "CHF"],
      ["VK €", "12,50"],
    ];
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(mapping.columns.currency).toBe(1);
  });
});

function beforeUnit(heading: string, cell: string): HeadedCells {
  return [
    [heading, cell],
    ["Preiseinheit", "100"],
    ["Verkaufspreis", "250,00"],
  ];
}

function unitIn(columns: HeadedCells): string | undefined {
  const fields = proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
  return Object.entries(fields).find(([, field]) => field === "pricePer")?.[0];
}
