import { expect, test } from "vitest";
import { columnLetters, columnsUpTo } from "./column-letters";

test("columns are lettered as a spreadsheet letters them, and counted by their letters", () => {
  const places = [0, 25, 26, 51, 52, 199, 701, 702];
  const names = ["A", "Z", "AA", "AZ", "BA", "GR", "ZZ", "AAA"];
  expect(places.map(columnLetters)).toEqual(names);
  expect(names.map(columnsUpTo)).toEqual(places.map((place) => place + 1));
});
