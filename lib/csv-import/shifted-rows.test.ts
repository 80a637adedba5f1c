import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { utf8 } from "@/tests/csv/encodings";
import { faultsFileOf } from "@/tests/factories/faults-file";
import {
  checkFile,
  importFile,
  putFile,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";
import { getCsvImportFaults } from "./query-operations";
import { readFile } from "./table/read-file";

const shifted = ["Siemens", "A-1", "Schütz", "rot", "Neu", "10", "12,50"];

test("a row with more cells than columns is faulty as a whole, and says nothing", async () => {
  const seller = await makeMember();
  const { id, counts } = await checkFile(seller, { rows: [shifted, usualRow("B-2")] });
  expect(counts).toMatchObject({ new: 1, invalid: 1 });
  const { answer } = await runOperation(getCsvImportFaults, seller, { id });
  expect(answer.faults).toEqual([
    { number: 2, issues: [{ field: null, code: "too_many_cells", value: "" }] },
  ]);
});

test("it is no listing, however well its cells name one", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id, counts } = await checkFile(seller, {
    rows: [[...usualRow("A-1", "3"), "x"], usualRow("A-1", "7")],
  });
  expect(counts).toMatchObject({ updated: 1, invalid: 1 });
  const rows = await db().csvImportRow.findMany({
    where: { importId: id },
    select: { number: true, makerKey: true, mpnKey: true, listingId: true },
    orderBy: { number: "asc" },
  });
  expect(rows).toMatchObject([
    { number: 2, makerKey: null, mpnKey: null, listingId: null },
    { number: 3, listingId: expect.any(Number) },
  ]);
});

test("what is beyond its columns stands behind the reason, and makes the row faulty until it is gone", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [shifted] });
  const text = (await allOf(faultsFileOf(seller, id))).join("");
  const back = await readFile(utf8(text));
  expect(back.headings.slice(0, -1)).toEqual(usualHeadings);
  expect(back.rows).toEqual([
    { number: 2, cells: [...shifted.slice(0, 6), "Zeile 2: null: too_many_cells", "12,50"] },
  ]);
  const rows = back.rows.map(({ cells }) => cells);
  const again = await putFile(seller, { headings: back.headings, rows });
  expect(again.columns[5]).toMatchObject({ filled: 0 });
  const checked = await checkFile(seller, { headings: back.headings, rows });
  expect(checked.counts).toMatchObject({ new: 0, invalid: 1 });
  const mended = [[...usualRow("A-1"), rows[0]?.[6] ?? ""]];
  const { counts } = await importFile(seller, { headings: back.headings, rows: mended });
  expect(counts).toMatchObject({ new: 1, invalid: 0 });
});
