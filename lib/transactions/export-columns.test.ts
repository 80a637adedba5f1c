import { expect, test } from "vitest";
import { shownTransaction } from "@/tests/factories/shown-transaction";
import { exportColumnsFor } from "./export-columns";

test.each([
  [null, ""],
  [0, "0"],
  [3_599_999, "0"],
  [3_600_000, "1"],
  [2 * 3_600_000 - 1, "1"],
  [240 * 3_600_000, "240"],
])("a duration of %j ms is %j whole hours", (duration, cell) => {
  const column = exportColumnsFor({ isAdmin: true }).at(-1);
  expect(column?.heading).toBe("Dauer (Stunden)");
  expect(column?.write(shownTransaction({ duration }))).toBe(cell);
});
