import "@/tests/setup/database";
import { expect, test } from "vitest";
import { faultsFileOf } from "@/tests/factories/faults-file";
import {
  importFile,
  putFile,
  storedImport,
  usualColumns,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";
import { readFile } from "./table/read-file";

const shelf = { ...usualColumns, manufacturer: 1, mpn: 2, nameDe: 3, descriptionDe: 4 };
const columns = { ...shelf, quantity: 5, pricePerProductInCt: 6 };
const rows = [
  ["", ...usualRow("A-1", "3", "zehn")],
  ["B 7", ...usualRow("A-2")],
];
const headings = rows[0]?.map(() => "") ?? [];

test("another file without headings is not assigned as the last of so many columns, its faulty rows are", async () => {
  const seller = await makeMember();
  const { id, counts } = await importFile(seller, { headings, rows, mapping: { columns } });
  expect(counts).toMatchObject({ new: 1, invalid: 1 });
  const other = await putFile(seller, { headings, rows });
  expect(await storedImport(seller, other.id)).toMatchObject({
    mappingFrom: "proposed",
    choicesFrom: "preset",
  });
  const turned = { ...columns, mpn: 3, nameDe: 2 };
  await importFile(seller, { headings, rows, mapping: { columns: turned } });
  const faulty = new TextEncoder().encode((await allOf(faultsFileOf(seller, id))).join(""));
  const read = await readFile(faulty.buffer);
  const mended = await putFile(seller, {
    headings: read.headings,
    rows: read.rows.map(({ cells }) => cells),
  });
  const { mappingFrom, mapping } = await storedImport(seller, mended.id);
  expect(mappingFrom).toBe("remembered");
  expect(mapping.columns).toEqual(columns);
});
