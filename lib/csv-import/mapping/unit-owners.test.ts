import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("a price unit is that of the price it belongs to", () => {
  test.each<[string, HeadedCells, string | undefined]>([
    [
      "behind the standard price it is none of the selling price",
      [
        ["Standardpreis", "1.250,00"],
        ["Preiseinheit", "100"],
        ["Verkaufspreis", "1.250,00"],
      ],
      undefined,
    ],
    [
      "nor with a currency between",
      [
        ["Gleit. Preis", "1.250,00"],
        ["Währung", "EUR"],
        ["PEINH", "100"],
        ["VK", "12,50"],
      ],
      undefined,
    ],
    [
      "nor where it names the purchase price",
      [
        ["EK", "445,00"],
        ["Preiseinheit EK", "100"],
        ["VK", "8,90"],
        ["Preiseinheit VK", "1"],
      ],
      "Preiseinheit VK",
    ],
    [
      "one that names the selling price goes before",
      [
        ["Standardpreis", "445,00"],
        ["PEH", "100"],
        ["VK-Preis", "8,90"],
        ["VK-PE", "1"],
      ],
      "VK-PE",
    ],
    [
      "so does one behind the price itself",
      [
        ["Standardpreis", "445,00"],
        ["Preiseinheit", "100"],
        ["Verkaufspreis", "8,90"],
        ["PE", "1"],
      ],
      "PE",
    ],
    [
      "one that names the selling price goes before one that may be of any",
      [
        ["Preiseinheit", "100"],
        ["VK-Preis", "8,90"],
        ["Menge", "5"],
        ["VK-PE", "1"],
      ],
      "VK-PE",
    ],
    [
      "so does a filled one behind the price itself",
      [
        ["Preiseinheit", "100"],
        ["Preis", "8,90"],
        ["PE", "1"],
      ],
      "PE",
    ],
    [
      "but no empty one",
      [
        ["Preiseinheit", "100"],
        ["Preis", "8,90"],
        ["PE", ""],
      ],
      "Preiseinheit",
    ],
    [
      "behind the prices of a file it is that of all",
      [
        ["VK", "45,00"],
        ["EK", "30,00"],
        ["Preiseinheit", "100"],
      ],
      "Preiseinheit",
    ],
    [
      "before them too",
      [
        ["Preiseinheit", "100"],
        ["EK", "30,00"],
        ["VK", "45,00"],
      ],
      "Preiseinheit",
    ],
    [
      "behind a list price it is that of the net one too",
      [
        ["Listenpreis", "45,00"],
        ["PE", "100"],
        ["Rabatt", "20"],
        ["Nettopreis", "36,00"],
      ],
      "PE",
    ],
    [
      "behind what shipping costs it is that of the price",
      [
        ["Versandkosten", "6,90"],
        ["PE", "100"],
        ["VK", "36,00"],
      ],
      "PE",
    ],
    [
      "away from them too",
      [
        ["EK", "30,00"],
        ["Menge", "5"],
        ["Preiseinheit", "100"],
        ["VK", "45,00"],
      ],
      "Preiseinheit",
    ],
    [
      "a heading that is our own stays where it is",
      [
        ["Standardpreis", "30,00"],
        ["pricePer", "100"],
        ["VK", "45,00"],
      ],
      "pricePer",
    ],
    [
      "behind the standard price it is none of a selling price before that",
      [
        ["Verkaufspreis", "250,00", "12,50"],
        ["Standardpreis", "1.900,00", "80,00"],
        ["Preiseinheit", "100"],
      ],
      undefined,
    ],
    [
      "nor where one of the parts alone is sold for less than it has cost",
      [
        ["VK", "45,00", "12,50"],
        ["EK", "30,00", "80,00"],
        ["Währung", "EUR"],
        ["Preiseinheit", "1", "100"],
      ],
      undefined,
    ],
    [
      "nor behind a value that is next to nothing",
      [
        ["VK", "45,00"],
        ["Standardpreis", "0,01"],
        ["Preiseinheit", "100"],
      ],
      undefined,
    ],
    [
      "nor where it cannot be compared",
      [
        ["VK", "45,00"],
        ["EK", "1.250"],
        ["Preiseinheit", "100"],
      ],
      undefined,
    ],
    [
      "but where nobody says what was paid",
      [
        ["VK", "45,00"],
        ["EK", ""],
        ["Preiseinheit", "100"],
      ],
      "Preiseinheit",
    ],
    [
      "nor is nothing a price that was paid",
      [
        ["VK", "45,00", "8,90"],
        ["EK", "0,00"],
        ["Preiseinheit", "100", "1"],
      ],
      "Preiseinheit",
    ],
    [
      "and where parts are sold for somewhat less than that",
      [
        ["VK", "45,00", "8,90", "1.250"],
        ["EK", "60,00", "7,00", "1.100"],
        ["Preiseinheit", "100", "1"],
      ],
      "Preiseinheit",
    ],
  ])("%s", (_, columns, heading) => {
    expect(unitIn(columns)).toBe(heading);
  });
});

function unitIn(columns: HeadedCells): string | undefined {
  const fields = proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns);
  return Object.entries(fields).find(([, field]) => field === "pricePer")?.[0];
}
