import { describe, expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("the currency of prices", () => {
  const headings =
    "WKZ|WKz|Whg|Whg.|Ccy|Cur|Devise|Wäh.|Währ|Währung VK|Verkaufspreis Währung|Währungs-Kz|Sales currency code";
  test.each(headings.split("|"))("is what %j says, whatever its cells are", (heading) => {
    for (const cell of ["USD", "EUR", "US-Dollar"]) {
      const columns: HeadedCells = [
        ["Preis", "12,50"],
        [heading, cell],
      ];
      expect(proposeMapping(sampleFacts(columns)).mapping.columns.currency).toBe(1);
    }
  });

  test.each(["", "Spalte 7", "EUR", "Preis 2"])(
    "is a column %j of nothing but codes",
    (heading) => {
      const columns: HeadedCells = [
        ["Preis", "12,50", "8,00"],
        [heading, "EUR", "CHF"],
      ];
      const { mapping, confidence } = proposeMapping(sampleFacts(columns));
      expect(mapping.columns).toMatchObject({ pricePerProductInCt: 0, currency: 1 });
      expect(confidence.currency).toBe("guess");
    },
  );

  test.each(["Währung", "Currency", "WKZ"])(
    "is a column of nothing but codes before an empty one called %j",
    (heading) => {
      const columns: HeadedCells = [
        ["Preis", "12,50", "8,00"],
        [heading, "", ""],
        ["", "USD", "USD"],
      ];
      expect(proposeMapping(sampleFacts(columns)).mapping.columns.currency).toBe(2);
      expect(proposeMapping(sampleFacts(columns.slice(0, 2))).mapping.columns.currency).toBe(1);
    },
  );

  test.each([
    ["Spalte 7", "EUR", "ABC"],
    ["EK-Währung", "USD", "EUR"],
    ["Einkaufswährung", "USD", "EUR"],
    ["Preis (Hauswährung)", "12,50", "8,00"],
    ["Währungskurs", "1,08", "1,00"],
    ["Gewährleistung", "ja", "nein"],
  ])("is not %j of %j and %j", (...column) => {
    const columns: HeadedCells = [["VK netto", "12,50", "8,00"], column];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.currency).toBeUndefined();
  });
});
