import { describe, expect, test } from "vitest";
import { headed, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import type { ImportField } from "../fields";
import { proposeMapping } from "./propose-mapping";

// A wrong price would cost the seller money, so the seller assigns these.
test.each(
  (
    "Einkaufspreis|EK|Staffelpreis|UVP|Preis %|Gleit. Preis|Durchschnittspreis|Verrechnungspreis|" +
    "Selbstkostenpreis|HK-Preis|Interner Preis|Lagerpreis|Preis SK|Lieferantenpreis|letzter Preis|Mindestpreis|" +
    "Einstandspreis|Preis je Packung|Preis/VPE|Preis je kg|Preis Vorjahr|" +
    "Mindestbestand|Reserviert|Menge 2025|Menge (VPE)|Bestand Karton|Bestand (kg)|Verkaufte Menge|" +
    "Qty. on PO|Losgröße|Disponierter Bestand|Opening Qty|Durchschnittlicher Bestand|Konsignationsbestand|" +
    // Prices of several pieces, and tiers.
    "€/50|Preis (100)|Preis je 50|Preis je 2 Stk|Preis/Tsd.|Preis (HST)|" +
    "Price per dozen|Preis/C|Preis (T)|Preis je Beutel|Preis ab 100|Preis 10-99 Stk|Preis/ctn|" +
    // In another country, or in cents.
    "Preis PL|Preis in ct|VK (Cent)|" +
    // At cost.
    "Bewertungspreis|GLD|VERPR|STPRS|Standardpreis|EK netto|Summe EK|Landed cost|Costo medio|Precio de coste|" +
    "Kaufpreis|Anschaffungspreis|Std price|Average price|Buying price|Skladová cena|Cena ewidencyjna|" +
    "Prix d'achat HT|PMP|Cena zakupu|Nákupní cena|Inkoopprijs|Total cost"
  ).split("|"),
)("%j is not proposed for any field", (heading) => {
  expect(proposed(`${heading}: 100 | 8`)).toEqual({});
  expect(proposed(`${heading}: 12,50 | 8`)).toEqual({});
});

test.each(
  (
    "Preis|Internetpreis|Preis je Stück|VK/Stk|Preis/1 Stk|Preis je 1 St. (EUR)|Netto-VK EUR/Stk|EP netto|" +
    "Price (gross)|VK netto [€]|Preis 1|Freier Preis|Preis in EUR"
  ).split("|"),
)("%j is proposed as a price in euros, for one piece", (heading) => {
  expect(proposeMapping(sampleFacts(`${heading}: 12,50`)).mapping).toMatchObject({
    columns: { pricePerProductInCt: 0 },
    priceUnit: "euros",
    pricesAreFor: 1,
  });
});

test.each([
  ["Preis je 100 Stück", 100],
  ["Nettopreis EUR / 100", 100],
  ["Preis % St.", 100],
  ["VK/1.000", 1000],
  ["EUR/100 Stk", 100],
  ["VK pro 10", 10],
])("%j is a price of %d pieces where the file has no other", (heading, pieces) => {
  const { mapping, confidence } = proposeMapping(sampleFacts(`${heading}: 12,50 | 8`));
  expect(mapping).toMatchObject({ columns: { pricePerProductInCt: 0 }, pricesAreFor: pieces });
  expect(confidence.pricePerProductInCt).toBe("likely");
  const both = proposeMapping(sampleFacts(`${heading}: 12,50 | 8; Stückpreis: 1,25 | 0,80`));
  expect(both.mapping).toMatchObject({ columns: { pricePerProductInCt: 1 }, pricesAreFor: 1 });
});

test.each<[string, "likely" | "guess"]>([
  ["Preis inkl. 19 % MwSt.", "likely"],
  ["VK brutto", "likely"],
  ["Prix TTC", "likely"],
  ["Cena s DPH", "likely"],
  ["Preis PLN", "guess"],
  ["VK SEK", "guess"],
  ["Preis Kč", "guess"],
  ["Price £", "guess"],
  ["PLN/Stk", "guess"],
  ["Extended Price CAD", "guess"],
  ["Gesamtpreis", "guess"],
  ["Bestandswert", "guess"],
  ["Importo", "guess"],
])("%j is a price where the file has no better one: %s", (heading, confidence) => {
  const alone = proposeMapping(sampleFacts(`${heading}: 12,50 | 8`));
  expect(alone.mapping.columns.pricePerProductInCt).toBe(0);
  expect(alone.confidence.pricePerProductInCt).toBe(confidence);
  expect(proposed(`${heading}: 12,50 | 8; Prezzo unitario: 2,00 | 1`).pricePerProductInCt).toBe(
    "Prezzo unitario",
  );
});

test.each([
  ["Preis PLN: 50,00; Wert: 500,00", "Preis PLN"],
  ["Preis PLN: 50,00; Gesamtpreis EUR: 120,00", "Gesamtpreis EUR"],
  ["Preis PLN: 50,00; VK brutto: 14,28", "VK brutto"],
])("of %j the price is %j", (columns, heading) => {
  expect(proposed(columns).pricePerProductInCt).toBe(heading);
});

test.each(["EK: 20,00 | 30,00", "Average cost: 20.00 | 30.00", "GLD: 20,00 | 30,00"])(
  "a value of the stock beside %j is at cost, and no price",
  (column) => {
    expect(proposed(`${column}; Wert: 200,00 | 90,00`).pricePerProductInCt).toBeUndefined();
  },
);

test("a price beside SAP's price control values the stock, and is no price", () => {
  expect(proposed("Preissteuerung: V | S; Preis: 12,50 | 8,00")).toEqual({});
});

test.each(["VK brutto", "Preis/100", "Preis PLN", "EK"])("a net price comes before %j", (other) => {
  expect(proposed(`${other}: 1250,00; VK netto: 12,50`).pricePerProductInCt).toBe("VK netto");
});

test("prices are in cents where they are called as the operation calls them, and then all are", () => {
  const facts = sampleFacts("pricePerProductInCt: 1250; Versandkosten (EUR): 6,90");
  const { mapping } = proposeMapping(facts);
  expect(mapping).toMatchObject({ columns: { pricePerProductInCt: 0 }, priceUnit: "cents" });
  expect(mapping.columns.shippingPriceInCt).toBeUndefined();
});

test.each(
  (
    "PEH|Per|je|Preiseinheit (PE)|Preis pro|Preis-ME|PEINH|Preis pro Anzahl|Preismenge|Price per|Prezzo per|" +
    "Precio por|Prix pour|Cena za"
  ).split("|"),
)("%j names what each row's price is for, whatever its cells are", (heading) => {
  for (const cells of ["100 | 1000", "H | T"]) {
    expect(proposed(`Preis: 12,50 | 8,00; ${heading}: ${cells}`)).toEqual({
      pricePerProductInCt: "Preis",
      pricePer: heading,
    });
  }
});

describe("the currency", () => {
  test.each(["WKZ", "Whg.", "Ccy", "Devise", "Verkaufspreis Währung", "Währungsname"])(
    "is what %j says, whatever its cells are",
    (heading) => {
      for (const cell of ["USD", "US-Dollar", "Südafr. Rand"]) {
        expect(currencyIn(`${heading}: ${cell}`)).toBe(heading);
      }
    },
  );

  test("is a column of nothing but codes, before an empty one that is called so", () => {
    expect(currencyIn("Spalte 7: EUR | CHF")).toBe("Spalte 7");
    expect(currencyIn("Währung:  | ; Spalte 7: USD | USD")).toBe("Spalte 7");
    expect(currencyIn("Währung:  | ")).toBe("Währung");
  });

  test.each([
    "Spalte 7: EUR | ABC",
    "EK-Währung: USD | EUR",
    "Währungskurs: 1,08 | 1,00",
    "Gewährleistung: ja | nein",
    "*Action(SiteID=Germany|Country=DE|Currency=EUR|Version=1193): Revise | Revise",
    "Währung Hinweis: ohne Gewähr",
    "Fremdwährung: nein | ja",
  ])("is not in %j", (column) => {
    expect(currencyIn(column)).toBeUndefined();
  });

  function currencyIn(columns: string): string | undefined {
    return proposed(`VK netto: 12,50 | 8,00; ${columns}`).currency;
  }
});

function proposed(columns: string): Partial<Record<ImportField, string>> {
  const fields = proposedFields(proposeMapping(sampleFacts(columns)).mapping, headed(columns));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([heading, field]) => (field ? [[field, heading]] : [])),
  );
}
