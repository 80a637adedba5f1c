import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { bringFile, putFile, storedImport } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const columns = {
  manufacturer: 1,
  mpn: 2,
  nameDe: 3,
  descriptionDe: 3,
  quantity: 4,
  pricePerProductInCt: 5,
};
const headings = ["", "", "", "", "", ""];
const november: Cell[][] = [
  ["1000", "SKF", "6205-2RS", "Rillenkugellager innen 25 mm", "5", "12,50"],
  ["1001", "Festo", "DSBC-32", "Normzylinder", "12", "129,00"],
];
const december: Cell[][] = [
  ["1044", "Siemens", "3RT2015", "Leistungsschütz", "1", "39,90"],
  ["1001", "Festo", "DSBC-32", "Normzylinder", "11", "119,00"],
  ["1050", "SEW", "R37", "Getriebemotor mit Bremse", "2", "450"],
];

async function nextOf(rows: Cell[][]) {
  const seller = await makeMember();
  await bringFile(seller, { headings, rows: november, mapping: { columns } });
  const next = await putFile(seller, { headings: headings.slice(0, rows[0]?.length), rows });
  return storedImport(seller, next.id);
}

describe("a list without headings", () => {
  test("is assigned as last month's list of the same program", async () => {
    const { mappingFrom, mapping } = await nextOf(december);
    expect(mappingFrom).toBe("remembered");
    expect(mapping.columns).toEqual(columns);
  });

  test.each<[string, (cells: Cell[]) => Cell[]]>([
    [
      "whose price and quantity have changed places",
      (cells) => [...cells.slice(0, 4), cells[5] ?? "", cells[4] ?? ""],
    ],
    [
      "whose number stands before its manufacturer",
      (cells) => cells.with(1, cells[2] ?? "").with(2, cells[1] ?? ""),
    ],
    ["with a column less", (cells) => cells.slice(1)],
    ["with an EAN instead of its number", (cells) => cells.with(0, "4012345678901")],
  ])("is not assigned as another one %s", async (_, turn) => {
    expect((await nextOf(december.map(turn))).mappingFrom).toBe("proposed");
  });
});
