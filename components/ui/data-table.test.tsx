import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { type Column, DataTable } from "./data-table";

const columns: Column<number>[] = ["Name", "Status", "Angelegt", "Inserate", "Aktion"].map(
  (label) => ({ key: label, label, cell: () => label }),
);

test.each([
  ["after half of them, the odd one before it", columns, "Inserate"],
  [
    "where a column says so",
    columns.with(1, { ...columns[1], startsHalf: true } as never),
    "Status",
  ],
])("the second half of every row begins %s", (_, shown, label) => {
  draw(<DataTable caption="Hersteller" columns={shown} rows={[1, 2]} keyOf={(row) => row} />);
  const cells = [...document.querySelectorAll<HTMLElement>("td[data-half]")];
  expect(cells.map(({ dataset }) => dataset.label)).toEqual([label, label]);
});
