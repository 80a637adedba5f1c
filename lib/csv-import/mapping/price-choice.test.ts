import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import type { ImportField } from "../fields";
import { proposeMapping } from "./proposal";

describe("the price without tax is taken before the one with it", () => {
  test.each([
    ["VK-Preis netto", "VK-Preis brutto"],
    ["Einzelpreis netto", "Einzelpreis brutto"],
    ["Listenpreis netto", "Listenpreis brutto"],
    ["Preis exkl. MwSt.", "Preis inkl. MwSt."],
    ["Price (net)", "Price (gross)"],
    ["Price excl. VAT", "Price incl. VAT"],
    ["Verkaufspreis zzgl. USt", "Verkaufspreis inkl. USt"],
    ["Preis 1", "Bruttopreis"],
    ["VK net/gross", "VK brutto"],
    ["Preis neu", "Preis alt"],
    ["New price", "Price old"],
    ["Nettoverkaufspreis", "VK brutto"],
    ["Einzelpreis netto", "VK brutto"],
    ["Preis Shop", "Preis Shop inkl. 19 % MwSt."],
    ["Preis Shop", "Preis Shop inkl. ges. USt"],
  ])("%j before %j, in either order", (net, gross) => {
    const columns: HeadedCells = [
      [net, "8,90", "2,00"],
      [gross, "10,59", "2,38"],
    ];
    for (const shown of [columns, columns.toReversed()]) {
      expect(priceOf(shown)).toBe(net);
    }
  });

  test.each([
    ["VK brutto", "Pfand", "0,25 €"],
    ["VK brutto", "VK netto", ""],
    ["Preis inkl. MwSt.", "EK", "5,00"],
    ["VK brutto", "Preisstufe", "3"],
    ["VK brutto", "VK-Status", "3"],
    ["VK brutto", "VK aktiv", "1"],
    ["VK brutto", "VK-Menge", "12"],
    ["VK brutto", "Preisniveau", "2"],
    ["Price gross", "Price class", "2"],
    ["VK brutto", "Preisnachlass", "10"],
    ["VK brutto", "Mietpreis", "3,00"],
    ["VK brutto", "Pfandpreis", "3,00"],
    ["VK brutto", "Preis B-Ware", "8,00"],
    ["VK brutto", "Händlerpreis", "7,00"],
    ["VK brutto", "Händlerpreis netto", "7,00"],
    ["VK brutto", "Reparaturpreis", "3,00"],
    ["Preis inkl. Motor", "Preis Motor", "3,00"],
  ])("but %j before a column %j of %j", (gross, other, cell) => {
    expect(
      priceOf([
        [gross, "10,59"],
        [other, cell],
      ]),
    ).toBe(gross);
  });

  test("nor before one that is filled less often", () => {
    const columns: HeadedCells = [
      ["Preis brutto", "10,59", "2,38", "5,95"],
      ["Preis Aktion netto", "8,90", "", ""],
    ];
    expect(priceOf(columns)).toBe("Preis brutto");
  });
});

describe("a price of the buyer's own is taken before the list's", () => {
  test.each(["Ihr Preis", "Sonderpreis", "Aktionspreis", "Your price", "Special price"])(
    "%j",
    (heading) => {
      const columns: HeadedCells = [
        ["Listenpreis", "10,00", "8,00"],
        ["Rabatt", "20", "25"],
        [heading, "8,00", "6,00"],
      ];
      expect(priceOf(columns)).toBe(heading);
    },
  );

  test.each(["", "0", "0,00", "0.00 €", 0])("not where only some parts have one: %j", (none) => {
    const columns: HeadedCells = [
      ["Listenpreis", "10,00", "8,00"],
      ["Sonderpreis", "8,00", none],
    ];
    expect(priceOf(columns)).toBe("Listenpreis");
  });
});

describe("a currency behind a purchase price", () => {
  const bought: HeadedCells = [
    ["EK-Preis", "10,00"],
    ["Währung", "USD"],
  ];
  test("is none of a price whose heading says euros", () => {
    expect(headingOf([...bought, ["VK (EUR)", "12,50"]], "currency")).toBeUndefined();
  });

  test.each<[string, HeadedCells]>([
    ["where the price says none", [...bought, ["VK", "12,50"]]],
    ["behind the price itself", [["VK (EUR)", "12,50"], bought[1] ?? ["Währung", "USD"]]],
  ])("is one %s", (_, columns) => {
    expect(headingOf(columns, "currency")).toBe("Währung");
  });
});

function priceOf(columns: HeadedCells): string | undefined {
  return headingOf(columns, "pricePerProductInCt");
}

function headingOf(columns: HeadedCells, wanted: ImportField): string | undefined {
  const fields = proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
  return Object.entries(fields).find(([, field]) => field === wanted)?.[0];
}
