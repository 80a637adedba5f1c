import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

test("what looks like a price or a quantity and is none feeds nothing", () => {
  const headings = [
    ..."Gesamtwert|Einkaufspreis|EK|EKP|Preis (100)|Staffelpreis|Preis (USD)|UVP|Preis %".split(
      "|",
    ),
    ..."Gleit. Preis|GLD-Preis|Durchschnittspreis|Verrechnungspreis|Planpreis|Inventurpreis".split(
      "|",
    ),
    ..."Selbstkostenpreis|SK-Preis|HK-Preis|Einst.-Preis|Beschaffungspreis|DPreis|VK ‰".split("|"),
    ..."Wiederbeschaffungspreis|Mittlerer Preis|Interner Preis|Transferpreis|Materialpreis".split(
      "|",
    ),
    ..."Lagerpreis|Buchpreis|Preis SK|Preis (intern)".split("|"),
    ..."Bestellpreis|Lieferantenpreis|Kalk. Preis|letzter Preis|Mindestpreis|Einstandspreis".split(
      "|",
    ),
    ..."Preis je Packung|Preis pro VE|Preis/VPE|Preis je kg|Preis je Meter|Preis Vorjahr".split(
      "|",
    ),
    ..."Mindestbestand|Meldebestand|Bestandswert|Reserviert|Bestellte Menge|Menge 2025".split("|"),
    ..."Menge (VPE)|Bestand in VE|Bestand Karton|Bestand (kg)|Menge pro Packung|Stück je VE".split(
      "|",
    ),
    ..."Bestand Vorjahr|Verkaufte Menge|Qty. on PO|Losgröße|Palettenmenge".split("|"),
    ..."Allocated quantity|Disponierter Bestand|Zugesagte Menge|Geplante Menge|Blocked quantity".split(
      "|",
    ),
    ..."Opening Qty|In Qty|Out Qty|Anfangsbestand|Durchschnittlicher Bestand|Fehlmenge".split("|"),
    ..."Rückstandsmenge|Ausschussmenge|Konsignationsbestand|Lieferantenbestand|Backlog qty".split(
      "|",
    ),
  ];
  const columns = headings.map((heading): HeadedCells[number] => [heading, "100"]);
  const fields = Object.values(
    proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns),
  );
  expect(fields.filter((field) => field !== undefined)).toEqual([]);
});

describe("the unit of prices", () => {
  test.each<[string, string, "euros" | "cents"]>([
    ["Internetpreis", "12", "euros"],
    ["Preis", "12", "euros"],
    ["Preis in ct", "1250", "cents"],
    ["Preis (Cent)", "1250", "cents"],
    ["Preis (ct)", "1250", "cents"],
    ["Preis [ct]", "1250", "cents"],
    ["Preis/ct", "1250", "cents"],
    ["Preis/ct/Stk", "1250", "cents"],
    ["VK (ct/Stk)", "1250", "cents"],
    ["VK (ct)", "1250", "cents"],
    ["Unit price (ct)", "1250", "cents"],
    ["Price (cents)", "1250", "cents"],
    ["Netto-VK (ct/Stk)", "1250", "cents"],
    ["Netto-VK EUR/Stk", "12,50", "euros"],
    ["EP netto", "12,50", "euros"],
    ["Price (gross)", "12,50", "euros"],
    ["Price net/gross", "12,50", "euros"],
    ["VK netto [€]", "12,50", "euros"],
    ["Preis in Cent", "12,50 €", "euros"],
  ])("of %j with %j is %s", (heading, cell, unit) => {
    const { mapping } = proposeMapping(sampleFacts([[heading, cell]]));
    expect(mapping.columns.pricePerProductInCt).toBe(0);
    expect(mapping.priceUnit).toBe(unit);
  });

  test("of prices in cents is that of the piece before that of the whole", () => {
    const columns: HeadedCells = [
      ["Gesamtpreis (ct)", "12500"],
      ["Einzelpreis (ct)", "1250"],
      ["EK (ct)", "900"],
    ];
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(mapping).toMatchObject({ priceUnit: "cents", columns: { pricePerProductInCt: 1 } });
  });

  test("is one for all: a price in the other unit is left out", () => {
    const { mapping } = proposeMapping(
      sampleFacts([
        ["Preis in ct", "1250"],
        ["Versandkosten (EUR)", "6,90"],
      ]),
    );
    expect(mapping).toMatchObject({ priceUnit: "cents", columns: { pricePerProductInCt: 0 } });
    expect(mapping.columns.shippingPriceInCt).toBeUndefined();
  });
});

test.each(
  (
    "Preis je 50|VK/250 Stk|Preis (50 Stk)|Price per dozen|Preis je Dutzend|EUR/Dtz|Preis/Gros|Preis je 10.000|" +
    "Preis/0,5|Preis je 1,5|Preis/T|Preis/H|Preis Tsd.|Preis je Beutel|Preis pro Rolle zu 100 Stk|" +
    "Preis je 100 m|Preis/100 mm|Preis je 100 kg|VK je 10-99|Preis 10-99 Stk|Preis ab 50 Stk|Preis ab 100|" +
    "Preis per 31.12.|Preis per C|Preis/C|Preis (C)|Preis (H)|Preis (T)|Preis/M|Preis (M)|Preis je HU|Preis (HU)|" +
    "Price (TH)|VK pro mille|Price per gross|Preis/ctn"
  ).split("|"),
)("%j is no price for one, and for nothing else that we know", (heading) => {
  for (const cell of ["12,50", "12,50 €"]) {
    const { mapping } = proposeMapping(sampleFacts([[heading, cell]]));
    expect(mapping.columns.pricePerProductInCt).toBeUndefined();
  }
});

describe("what prices are for", () => {
  test.each<[string, 1 | 10 | 100 | 1000]>([
    ["Preis", 1],
    ["Preis je Stück", 1],
    ["Preis je 100", 100],
    ["Preis je 100 Stück", 100],
    ["Preis pro 10 St.", 10],
    ["Preis (per 100)", 100],
    ["Preis p. 100", 100],
    ["Preis/1000", 1000],
    ["VK/1.000", 1000],
    ["EUR/100 Stk", 100],
    ["Preis EUR/100", 100],
    ["Preis je 100 in EUR", 100],
    ["VK/100 EUR", 100],
    ["VK/100 €", 100],
    ["VK je 1.000 netto (EUR)", 1000],
    ["Preis/100 Stk EUR", 100],
    ["Preis (100 Stk)", 100],
    ["Preis (EUR) je 100", 100],
    ["preis_je_100", 100],
    ["pricePer100", 100],
    ["Preis je Hundert", 100],
    ["VK je Tausend", 1000],
    ["VK pro hundert Stück", 100],
    ["EUR/Tsd. Stk", 1000],
    ["Preis (HST)", 100],
    ["VK (Tsd. Stk)", 1000],
    ["Preis/TST", 1000],
    ["Preis (ct) je 100 Stk", 100],
    ["Price per hundred", 100],
    ["Preis/%", 100],
    ["Preis/‰", 1000],
    ["Preis/1 Stk", 1],
    ["Preis je 1 St. (EUR)", 1],
    ["VK/Stk", 1],
    ["Preis ab 1 Stk", 1],
  ])("%j is a price for %i", (heading, quantity) => {
    const { mapping } = proposeMapping(sampleFacts([[heading, "12,50"]]));
    expect(mapping.columns.pricePerProductInCt).toBe(0);
    expect(mapping.pricesAreFor).toBe(quantity);
  });

  test("a key of the house is left where another list has none", () => {
    const columns: HeadedCells = [
      ["Preis (C)", "80,00"],
      ["Preis (A)", "100,00"],
    ];
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(mapping).toMatchObject({ columns: { pricePerProductInCt: 1 }, pricesAreFor: 1 });
  });

  test("a price for one is taken before one for a hundred", () => {
    const columns: HeadedCells = [
      ["Preis/100", "1250,00"],
      ["VK", "12,50"],
    ];
    const { mapping } = proposeMapping(sampleFacts(columns));
    expect(mapping).toMatchObject({ columns: { pricePerProductInCt: 1 }, pricesAreFor: 1 });
  });

  test.each(
    "PEH|Per|pro|je|Preiseinh.|Preiseinheit (PE)|Preis pro|Preis je|Preis-ME|PE|PrEinh|PEINH".split(
      "|",
    ),
  )("%j says it in each row, whatever its cells are", (heading) => {
    for (const cells of [
      ["100", "1000"],
      ["H", "T"],
      ["Stk", "Stk"],
    ]) {
      const facts = sampleFacts([
        ["Preis", "12,50", "8,00"],
        [heading, ...cells],
      ]);
      const { mapping, confidence } = proposeMapping(facts);
      expect(mapping.columns).toMatchObject({ pricePerProductInCt: 0, pricePer: 1 });
      expect(confidence.pricePer).toBe("certain");
    }
  });
});
