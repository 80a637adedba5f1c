import { describe, expect, test } from "vitest";
import { currencyInHeading } from "./heading-words";
import { meansGross, meansLineTotal, piecesInHeading } from "./price-headings";

describe("a heading says that its prices are for the whole line", () => {
  test.each(
    (
      "Gesamtpreis|Gesamtwert|Wert|Total|Extended Price|Ext. price|Line total|Betrag|Summe|Bestandswert|Importo|" +
      "Importe|Montant|Wartość|Celkem|Extended Price CAD|Wert in EUR|Stock value|GESAMT (netto)|Cena celkem|Amount EUR"
    ).split("|"),
  )("%j does", (heading) => {
    expect(meansLineTotal(heading)).toBe(true);
  });

  test.each(
    (
      "Gesamtbestand|Total stock|Total quantity|Gesamtmenge|Einzelpreis|Unit price|Kennwert|Stückwert|Preis|" +
      "Gesamtgewicht|Gesamtlänge|Import|Line|Position|Lagerbestand|Lagerpreis"
    ).split("|"),
  )("%j does not", (heading) => {
    expect(meansLineTotal(heading)).toBe(false);
  });
});

describe("a heading says that its prices are with VAT", () => {
  test.each(
    (
      "Preis brutto|inkl. MwSt.|Preis inkl. 19 % MwSt.|Price incl. VAT|Prix TTC|PVP IVA incl.|IVA incluido|Cena z VAT|" +
      "Cena s DPH|bruttó ár|UVP inkl.|Gross price|price_incl_tax|Std. VK Brutto|Prijs incl. BTW|Price (gross)"
    ).split("|"),
  )("%j does", (heading) => {
    expect(meansGross(heading)).toBe(true);
  });

  test.each(
    (
      "Preis zzgl. MwSt.|Price excl. VAT|Cena bez DPH|Prix HT|Bruttogewicht|Gewicht brutto|Gross weight|" +
      "Großhandelspreis|Preis inkl. Versand|Preis netto|Prezzo IVA esclusa"
    ).split("|"),
  )("%j does not", (heading) => {
    expect(meansGross(heading)).toBe(false);
  });
});

test.each<[string, string | null]>([
  ["Extended Price CAD", "CAD"],
  ["Price_USD", "USD"],
  ["Cena PLN", "PLN"],
  ["Cena (zł)", "PLN"],
  ["Preis in CHF", "CHF"],
  ["Preis Fr.", "CHF"],
  ["Preis Kč", "CZK"],
  ["Preis kr", "kr"],
  ["Price £", "GBP"],
  ["Price ($)", "$"],
  ["Price US$", "USD"],
  ["C$ price", "CAD"],
  ["Wert (Dollar)", "$"],
  ["USD", "USD"],
  ["Preis (EUR)", null],
  ["€", null],
  ["CAD", null],
  ["CAD-Datei", null],
  ["Preis FR", null],
  ["Price/ft", null],
  ["Price per pound", null],
  ["Weight (pounds)", null],
  ["Zeit (Sek)", null],
])("the currency of %j is %s", (heading, currency) => {
  expect(currencyInHeading(heading)).toBe(currency);
});

test.each([
  "Preis inkl. 19 % Steuer",
  "VK + 19% St.",
  "Preis % Steuer",
  "Preis ab 100",
  "Preis/1 Stk",
])("%j is not for several pieces", (heading) => {
  expect(piecesInHeading(heading)).toBeNull();
});
