import { describe, expect, test } from "vitest";
import { readFile } from "@/lib/csv-import/read/read-file";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { utf8 } from "@/tests/csv/encodings";
import { headed, sampleFacts } from "@/tests/factories/sample-columns";
import { columnFactsOf } from "./column-facts";

async function factsOfFile(text: string) {
  const { headings, rows, ...more } = await readFile(utf8(text));
  return columnFactsOf(headings, rows, more);
}

function productsIn(columns: [string, ...Cell[]][]) {
  return sampleFacts(columns).map(({ productOf }) => productOf);
}

describe("a column is summed", () => {
  const rows = "A-1;Lager;5;12,50;62,50\nA-2;Motor;2;1.200,00;2.400,00\nA-3;Öse;40;0,10;4,00\n";
  const summed = async (total: string) =>
    (await factsOfFile(`Nummer;Name;Menge;Preis;Wert\n${rows}${total}\n`)).map(
      ({ isSummed }) => isSummed,
    );

  test("where a row of totals has the sum of its cells", async () => {
    expect(await summed("Summe;;47;;2.466,50")).toEqual([false, false, true, false, true]);
    expect(await summed("Gesamtwert: ;;;;2.466,50 €")).toEqual([false, false, false, false, true]);
  });

  test("within half a percent, and not where the row says something else", async () => {
    expect((await summed("Summe;;;;2.470,00"))[4]).toBe(true);
    expect((await summed("Summe;;;;2.600,00"))[4]).toBe(false);
    expect((await summed("Summe;;;1.212,60;2.400,00"))[3]).toBe(true);
  });

  test("where subtotals stand before the total", async () => {
    const text = `Nummer;Name;Menge;Preis;Wert\n${rows}Zwischensumme;;;;2.466,50\n${rows}Summe;;;;4.933,00\n`;
    expect((await factsOfFile(text)).map(({ isSummed }) => isSummed)).toEqual([
      ...[false, false, false, false, true],
    ]);
  });

  test("nowhere in a file without such a row", async () => {
    expect(await summed("A-4;Rohr;47;1,00;47,00")).not.toContain(true);
  });
});

describe("a column is the product of two others", () => {
  const quantities: Cell[] = [5, 2, 40, 1, 7, 12];
  const prices: Cell[] = [12.5, 1200, 0.1, 3, 2.99, 8];
  const values = quantities.map((quantity, place) => Number(quantity) * Number(prices[place]));

  test("as a value is of quantity and price, rounded to cents", () => {
    expect(
      productsIn([
        ["Menge", ...quantities],
        ["EP", ...prices],
        ["Wert", ...values],
      ]),
    ).toEqual([null, null, [0, 1]]);
  });

  test("where the numbers are texts with points for thousands", () => {
    expect(
      sampleFacts(
        headed(
          "Menge: 1.000 | 3 | 20 | 7 | 11; EP: 1,50 | 2.500,00 | 0,35 | 9,99 | 4,00; Name: a | b | c | d | e; Wert: 1.500,00 | 7.500,00 | 7,00 | 69,93 | 44,00 €",
        ),
      ).map(({ productOf }) => productOf),
    ).toEqual([null, null, null, [0, 1]]);
  });

  test("where the price that is shown was rounded", () => {
    const columns: [string, ...Cell[]][] = [
      ["Menge", 12, 30, 50, 9, 120],
      ["GLD", 3.33, 1.67, 0.77, 14.29, 2.14],
      ["Wert", 40, 50, 38.46, 128.57, 257.14],
    ];
    expect(productsIn(columns)[2]).toEqual([0, 1]);
  });

  test.each<[string, Cell[], Cell[]]>([
    ["four rows say so", quantities.slice(0, 5), prices.slice(0, 5)],
    ["every factor is 1", [1, 1, 1, 1, 1, 1], prices],
    ["every row says the same", [2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3]],
  ])("but not where %s", (_, some, others) => {
    const products = some.map((one, place) => Number(one) * Number(others[place]));
    const columns: [string, ...Cell[]][] = [
      ["A", ...some],
      ["B", ...others],
      ["C", ...products],
    ];
    expect(productsIn(columns)).toEqual([null, null, null]);
  });

  test("but not where a fifth of the rows say something else", () => {
    const wrong = values.map((value, place) => (place % 5 === 0 ? value + 1 : value));
    expect(
      productsIn([
        ["Menge", ...quantities],
        ["EP", ...prices],
        ["Wert", ...wrong],
      ])[2],
    ).toBeNull();
  });
});
