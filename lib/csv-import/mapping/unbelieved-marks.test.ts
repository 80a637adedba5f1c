import { describe, expect, test } from "vitest";
import { type HeadedCells, quantityAndPrice, sampleFacts } from "@/tests/factories/sample-columns";
import type { ColumnMapping } from "../fields";
import { withProvedMarks } from "./decimal-marks";

const thousands: HeadedCells[number] = ["Preis", "1.250", "2.400"];

describe("what is no amount proves no decimals", () => {
  test.each([
    ["Preisstand", "01.24", "02.24"],
    ["Stand", "01.24", "02.24"],
    ["Stk-Gew.", "0.25", "0.125"],
    ["Stückgew.", "0.25", "0.125"],
    ["Preisfaktor", "1.0", "1.000"],
    ["Preiseinheit", "1.0", "0.125"],
    ["Preis Dim.", "1.0", "0.125"],
    ["Stk/Einh.", "1.0", "0.125"],
    ["Nennwert", "0.25", "0.125"],
    ["VPE", "1.1250", "0.125"],
    ["EK", "850.50", "120"],
    ["EK", "850.500", "0.125"],
    ["Wert", "850.50", "0.125"],
  ])("%j of %j and %j: prices", (...column) => {
    expect(marksOf([["Menge", "5"], thousands, column])).toEqual({});
  });

  test.each([
    ["Preisfaktor", "1.0"],
    ["Stk-Gew.", "0.125"],
    ["Preisstand", "01.24"],
  ])("%j of %j: quantities", (...column) => {
    expect(marksOf([["Menge", "1.000", "2.000"], ["Preis", "12"], column])).toEqual({});
  });
});

test("thousands of euros are no euros, whatever other columns write", () => {
  const values: HeadedCells[number] = ["Wert", "850.5000", "0.125"];
  expect(marksOf([["Menge", "5"], ["Preis", "1.000", "2.000"], values])).toEqual({});
});

describe("points among the prices prove no decimals of quantities", () => {
  test("that do not all end in zeros, as thousands do not either", () => {
    const prices: HeadedCells[number] = ["Preis", "12.50", "8.90"];
    expect(marksOf([["Menge", "1.250", "2.000"], prices])).toEqual({});
    expect(marksOf([["Menge", "12.000", "2.000"], prices])).toEqual({ quantity: "point" });
  });
});

describe("a cell that somebody has typed with a point proves no thousandths", () => {
  const stock: HeadedCells[number] = ["Bestand", "1.000", "2.000", "3.000"];
  test.each<[string, HeadedCells[number]]>([
    ["among whole ones", ["EK", "850.50", "900", "120"]],
    ["among as many", ["EK", "850.50", "900"]],
  ])("%s", (_, column) => {
    expect(marksOf([stock, ["VK", "1200", "900", "80"], column])).toEqual({});
  });

  test.each<[string, HeadedCells[number]]>([
    ["most of a column do", ["EK", "850.50", "900.5", "120"]],
    ["other quantities of three decimals do", ["Blocked stock", "0.000", "12.000", "5.000"]],
  ])("but %s", (_, column) => {
    expect(marksOf([stock, ["VK", "1200"], column])).toEqual({ quantity: "point" });
  });
});

describe("lists of SAP are read without a question", () => {
  test.each<[string, HeadedCells, ColumnMapping["decimalMarks"]]>([
    [
      "quantities of three decimals, pieces and metres, beside prices to the cent",
      [
        ["Menge", "12,000", "1,000", "12,500"],
        ["Preis", "12,50", "8,90"],
      ],
      { quantity: "comma" },
    ],
    [
      "quantities of three decimals beside values",
      [
        ["Menge", "12,000", "1,000"],
        ["Preis", "12", "8"],
        ["Wert frei verw.", "10.680,00"],
      ],
      { quantity: "comma" },
    ],
    [
      "quantities beside what one unit costs",
      [
        ["Qty", "6,000", "980"],
        ["Price per unit", "12.50", "8.90"],
      ],
      { quantity: "point" },
    ],
    [
      "prices of which some have thousands, by the cents of others",
      [
        ["Menge", "5"],
        ["Preis", "1.250", "2.400"],
        ["Standardpreis", "1.020,50"],
      ],
      { pricePerProductInCt: "comma" },
    ],
    [
      "everything with three decimals",
      [
        ["Menge", "120,000", "0,500"],
        ["Preis", "250,000", "12,900"],
      ],
      { quantity: "comma", pricePerProductInCt: "comma" },
    ],
  ])("%s", (_, columns, marks) => {
    expect(marksOf(columns)).toEqual(marks);
  });
});

function marksOf(columns: HeadedCells) {
  return withProvedMarks(quantityAndPrice, sampleFacts(columns)).decimalMarks;
}
