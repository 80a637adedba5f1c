import { expect, test } from "vitest";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import { type HeadedCells, quantityAndPrice, sampleFacts } from "@/tests/factories/sample-columns";
import { openPriceQuestions, priceQuestionsOf } from "./price-questions";

const quantities: HeadedCells[number] = ["Menge", "2", "3", "4", "5", "6"];

function openIn(columns: HeadedCells, answers: Partial<ColumnMapping> = {}): string[] {
  return openPriceQuestions({ ...quantityAndPrice, ...answers }, sampleFacts(columns));
}

test.each<[string, HeadedCells]>([
  ["in a neighbouring cell", [quantities, ["Preis", "12,50"], ["Text", "12 USD"]]],
  ["in another heading", [quantities, ["Preis", "12,50"], ["Extended Price CAD", "25,00"]]],
  ["in its own heading", [quantities, ["Preis CHF", "12,50"]]],
  ["in its own cells", [quantities, ["Preis", "12,50 CHF"]]],
])("a price is not taken for euros where another currency stands %s", (_, columns) => {
  expect(openIn(columns)).toEqual(["currency"]);
  expect(openIn(columns, { currency: { code: "EUR", inEuros: 1 } })).toEqual([]);
});

test.each<[string, HeadedCells]>([
  ["its heading says euros", [quantities, ["Preis (EUR)", "12,50"], ["Preis USD", "13,50"]]],
  ["its cells say euros", [quantities, ["Preis", "12,50 €", "3 €"], ["Price USD", "13.50"]]],
  ["nothing else is named", [quantities, ["Preis", "12,50"]]],
])("no currency is asked for where %s", (_, columns) => {
  expect(openIn(columns)).toEqual([]);
});

test("a currency above or below the table is asked about as well", () => {
  const columns = sampleFacts([quantities, ["Preis", "12,50"]]);
  expect(openPriceQuestions(quantityAndPrice, columns, { currencies: ["USD"] })).toEqual([
    "currency",
  ]);
});

test("a price in the language of a country without euros is asked about, unless it says euros", () => {
  expect(openIn([quantities, ["Cena netto", "12,50"]])).toEqual(["currency"]);
  expect(openIn([quantities, ["Birim Fiyatı", "12,50"]])).toEqual(["currency"]);
  expect(openIn([quantities, ["Cena netto EUR", "12,50"]])).toEqual([]);
  expect(openIn([quantities, ["Prezzo", "12,50"]])).toEqual([]);
});

test("a currency column answers for its rows unless it names others than euros", () => {
  const places = { ...quantityAndPrice.columns, currency: 2 };
  const openWith = (...currencies: string[]) =>
    openIn([quantities, ["Preis", "12,50"], ["Währung", ...currencies]], { columns: places });
  expect(openWith("EUR")).toEqual([]);
  expect(openWith("CHF")).toEqual(["currency"]);
  expect(openWith("EUR", "USD")).toEqual(["currency"]);
});

test("prices that a line beside the table calls gross are never taken as net", () => {
  const columns = sampleFacts([quantities, ["Preis", "11,90"]]);
  expect(openPriceQuestions(quantityAndPrice, columns, { isGross: true })).toEqual([
    "taxInPercent",
  ]);
});

test("currencies are named with the columns that they stand in", () => {
  const columns = sampleFacts([quantities, ["Price USD", "1"], ["Total USD", "2 $"]]);
  expect(priceQuestionsOf(quantityAndPrice, columns).currencies).toEqual([
    { code: "USD", places: [1, 2] },
  ]);
});

test("a gross price is never taken as net", () => {
  const columns: HeadedCells = [quantities, ["VK inkl. MwSt.", "11,90"]];
  expect(openIn(columns)).toEqual(["taxInPercent"]);
  expect(openIn(columns, { taxInPercent: 19 })).toEqual([]);
});

test("the total of a row is never taken for the price of a piece", () => {
  const columns: HeadedCells = [quantities, ["Gesamtpreis", "25,00"]];
  expect(openIn(columns)).toEqual(["pricesMean"]);
  expect(openIn(columns, { pricesMean: "line" })).toEqual([]);
});

test("a value of stock may be the total of a row, but not a value of a piece", () => {
  expect(openIn([quantities, ["Wert frei verw.", "25,00"]])).toEqual(["pricesMean"]);
  expect(openIn([quantities, ["Warenwert je Stück", "25,00"]])).toEqual([]);
});

test("quantity times price shows itself by its numbers", () => {
  const columns: HeadedCells = [
    quantities,
    ["VK", "5,00", "9,00", "16,00", "30,00", "42,00"],
    ["Stück", "2,50", "3,00", "4,00", "6,00", "7,00"],
  ];
  expect(priceQuestionsOf(quantityAndPrice, sampleFacts(columns)).lineTotal).toBe("product");
});
