import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { columnFacts } from "../schema";
import { columnFactsOf } from "./column-facts";

test("a column's facts count its cells by how their numbers are written, and keep its first different ones", () => {
  const cells = ["12", "12", "12,5", "12.50", "6,000", 7, "4,26E+12", "abc", "", " "];
  expect(factsOf(cells)).toEqual({
    heading: "Menge",
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
