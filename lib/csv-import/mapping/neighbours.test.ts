import { describe, expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import type { Cell } from "../fields";
import { proposeMapping } from "./proposal";

describe("what stands behind the stocks of several stores is their sum", () => {
  test.each<[string, HeadedCells]>([
    ["of two", stores(["5", "1"], ["7", "2"], ["12", "3"])],
    ["where one has none", stores(["5", ""], ["7", "2"], ["12", "2"])],
    ["with thousands", stores(["900", "1"], ["1.200", "2"], ["2.100", "3"])],
    ["of typed numbers", stores([5, 1], [7, 2], [12, 3])],
    [
      "of three",
      [
        ["Bestand Halle 0", "1", "1"],
        ...stores(["5", "1"], ["7", "2"], ["13", "4"]),
      ] as HeadedCells,
    ],
  ])("%s", (_, columns) => {
    expect(columns[quantityOf(columns) ?? 0]?.[0]).toBe("Gesamt");
  });

  test.each<[string, HeadedCells]>([
    ["of a value", stores(["1"], ["2"], ["300"])],
    ["of a value that is less", stores(["500", "300"], ["400", "200"], ["45", "30"])],
    ["of a value in cents", stores(["1", "2"], ["2", "3"], ["3", "1,50"])],
    ["of a typed value", stores([1, 2], [2, 3], [3, 1.5])],
  ])("but none %s, and which is meant is asked", (_, columns) => {
    expect(quantityOf(columns)).toBeUndefined();
  });

  test("a known quantity needs none", () => {
    const columns: HeadedCells = [...stores(["1"], ["2"], ["300"]), ["Menge", "3"]];
    expect(quantityOf(columns)).toBe(3);
  });
});

test.each(["Lieferant", "Supplier"])("where the maker is a number, %j is none", (heading) => {
  const columns: HeadedCells = [
    ["Hersteller", "100200", "100300"],
    [heading, "Haberkorn", "Kistenpfennig"],
  ];
  expect(manufacturerOf(columns)).toBeUndefined();
  expect(manufacturerOf(columns.slice(1))).toBe(0);
});

function stores(...[first, second, sum]: Cell[][]): HeadedCells {
  return [
    ["Bestand Halle 1", ...(first ?? [])],
    ["Bestand Halle 2", ...(second ?? [])],
    ["Gesamt", ...(sum ?? [])],
  ];
}

function quantityOf(columns: HeadedCells): number | undefined {
  return proposeMapping(sampleFacts(columns)).mapping.columns.quantity;
}

function manufacturerOf(columns: HeadedCells): number | undefined {
  return proposeMapping(sampleFacts(columns)).mapping.columns.manufacturer;
}
