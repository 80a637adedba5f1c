import { describe, expect, test } from "vitest";
import { readFile } from "@/lib/csv-import/read/read-file";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { workbookOf } from "@/tests/csv/workbook";
import { columnFacts } from "../schema";
import { columnFactsOf } from "./column-facts";

test("a column's facts count its cells by how their numbers are written, and keep its first different ones", () => {
  const cells = ["12", "12", "12,5", "12.50", "6,000", 7, "4,26E+12", "abc", "", " "];
  expect(factsOf(cells)).toEqual({
    heading: "Menge",
    letter: "",
    currencies: [],
    isCategory: false,
    isSummed: false,
    productOf: null,
    samples: ["12", "12,5", "12.50", "6,000", "4,26E+12"],
    filled: 8,
    numbers: {
      plain: 2,
      comma: 1,
      point: 1,
      ambiguous: 1,
      typed: 1,
      other: 1,
      damaged: 1,
      ambiguousCommas: 1,
      threeDecimals: 0,
    },
  });
});

test("long cells and headings are cut between characters, so that the facts fit their schema", () => {
  const picture = `${"x".repeat(99)}🔩${"x".repeat(100_000)}`;
  const [facts] = columnFactsOf(["ü".repeat(600)], [{ number: 2, cells: [picture] }]);
  expect(facts?.samples).toEqual(["x".repeat(99)]);
  expect(columnFacts.parse(facts)).toEqual(facts);
});

function factsOf(cells: Cell[]) {
  const rows = cells.map((cell, place) => ({ number: place + 2, cells: [cell] }));
  return columnFactsOf(["Menge"], rows)[0];
}

test("a doubtful value is among the samples, even when it comes late", () => {
  const cells = ["1", "2", "3", "4", "5", "6,000", "7,000", "4,26E+12"];
  expect(factsOf(cells)?.samples).toEqual(["1", "2", "3", "4,26E+12", "6,000"]);
});

describe("the currencies of a column", () => {
  test.each<[string, Cell[], string[]]>([
    ["a code behind or before the number", ["12.50 CHF", "usd 12", "3,00 EUR"], ["CHF", "USD"]],
    ["a sign as it is written", ["$ 12", "£1,200.00", "12,50 zł", "3 Ft"], ["$", "£", "zł", "Ft"]],
    ["a price for some pieces", ["US$ 12.50 per 100", "4.00 GBP/pc"], ["US$", "GBP"]],
    ["negative and round amounts", ["-12,50 CHF", "$12.-", "(5.00 USD)"], ["CHF", "$", "USD"]],
    ["a column of currencies", ["EUR", "USD", "usd", "$"], ["USD", "$"]],
    [
      "five at most",
      "1 USD|1 CHF|1 GBP|1 PLN|1 CZK|1 HUF".split("|"),
      "USD CHF GBP PLN CZK".split(" "),
    ],
  ])("are told from the euro: %s", (_, cells, currencies) => {
    expect(factsOf(cells)?.currencies).toEqual(currencies);
  });

  test.each<[string, Cell[]]>([
    ["euros", ["12,50 €", "EUR 3", "4 Euro", "5 ¤", "12 EUR/Stk"]],
    [
      "words in a text",
      ["CAD Zeichnung 12", "Kabel 12 kr lang", "Schraube M12 Ft 3", "AutoCAD 12"],
    ],
    ["lengths and weights", ["12 ft", "5 pounds"]],
    ["one name among others", ["RON", "Siemens", "SKF", "Festo"]],
    ["numbers alone", [12.5, "12", "1.234,50"]],
  ])("are not seen in %s", (_, cells) => {
    expect(factsOf(cells)?.currencies).toEqual([]);
  });

  test("are read from the number formats of a workbook", async () => {
    const formats = [
      "[$$-409]#,##0.00",
      '"CHF" #,##0.00',
      "#,##0.00\\ [$zł-415]",
      '#,##0.00\\ "€"',
    ];
    const rows = formats.map((format, place) => [`A-${place}`, { number: 12.5, format }]);
    const workbook = workbookOf({ name: "A", rows: [["Nummer", "Preis"], ...rows] });
    const { headings, rows: read } = await readFile(workbook);
    expect(columnFactsOf(headings, read)[1]?.currencies).toEqual(["$", "CHF", "zł"]);
  });
});

test("facts that an older version has stored are read without letter, currency, sum and product", () => {
  const { letter, currencies, isSummed, productOf, ...stored } = factsOf(["12 USD"]) ?? {};
  expect(columnFacts.parse(stored)).toEqual({
    ...stored,
    letter: "",
    currencies: [],
    isCategory: false,
    isSummed: false,
    productOf: null,
  });
});
