import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { errorReportOf } from "@/tests/factories/error-report";
import {
  bringFile,
  checkFile,
  checkImport,
  listingsOf,
  startImport,
  storedImport,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import {
  correctCsvImport,
  deleteCsvImport,
  getCsvImportFaults,
  updateCsvImport,
} from "./operations";

const quantityKind = { field: "quantity", code: "number_unreadable" } as const;

async function checkedFile(
  rows = [usualRow("A-1", "fünf"), usualRow("B-2"), usualRow("C-3", "??")],
) {
  const seller = await makeMember();
  const { id, counts, findings } = await checkFile(seller, { rows });
  return { seller, id, counts, findings };
}

test("a seller writes what a row should say, and it is imported like that", async () => {
  const { seller, id, counts } = await checkedFile();
  expect(counts).toMatchObject({ new: 1, invalid: 2 });
  const cells = [
    { number: 2, field: "quantity" as const, text: "5" },
    { number: 4, field: "quantity" as const, text: " 7 Stk" },
    { number: 4, field: "condition" as const, text: "Originalverpackt" },
  ];
  await runOperation(correctCsvImport, seller, { id, cells });
  expect(await storedImport(seller, id)).toMatchObject({ status: "DRAFT", counts: null });
  expect(await checkImport(seller, id)).toMatchObject({ counts: { new: 3, invalid: 0 } });
  await startImport(seller, id);
  expect(await listingsOf(seller)).toMatchObject([
    { quantity: 5, condition: null },
    { quantity: 10 },
    { quantity: 7, condition: "NEW_IN_PACKAGING" },
  ]);
});

test("corrections outlast another mapping, the last one counts, and an empty one empties its cell", async () => {
  const { seller, id } = await checkedFile([usualRow("A-1", "x", "y"), usualRow("B-2")]);
  const correct = (field: "quantity" | "mpn" | "pricePerProductInCt", text: string) =>
    runOperation(correctCsvImport, seller, { id, cells: [{ number: 2, field, text }] });
  await correct("quantity", "5");
  await correct("quantity", "6");
  await correct("pricePerProductInCt", "1.234,50");
  await correct("mpn", "");
  const { mapping } = await storedImport(seller, id);
  await runOperation(updateCsvImport, seller, { id, mapping: { ...mapping, taxInPercent: 0 } });
  await checkImport(seller, id);
  await startImport(seller, id);
  expect(await listingsOf(seller)).toMatchObject([
    { quantity: 6, pricePerProductInCt: 123_450, productId: null },
    { quantity: 10 },
  ]);
});

test("one text corrects all rows behind that have the same error, and no others", async () => {
  const { seller, id } = await checkedFile([
    usualRow("A-1", "fünf"),
    usualRow("B-2", "fünf"),
    usualRow("C-3", "2,5"),
    usualRow("D-4", "viele"),
    usualRow("E-5", "9"),
  ]);
  const rest = { ...quantityKind, after: 2, text: "1" };
  const cells = [{ number: 5, field: "quantity" as const, text: "4" }];
  await runOperation(correctCsvImport, seller, { id, cells, rest });
  const { counts, findings } = await checkImport(seller, id);
  expect(counts).toMatchObject({ new: 3, invalid: 2 });
  expect(findings?.errorKinds).toEqual([
    { ...quantityKind, count: 1, firstRow: 2, text: "fünf" },
    { field: "quantity", code: "number_not_whole", count: 1, firstRow: 4, text: "2,5" },
  ]);
  await startImport(seller, id, 2);
  expect((await listingsOf(seller)).map(({ quantity }) => quantity)).toEqual([1, 4, 9]);
});

test("errors that differ in their number only are one kind, and corrected together", async () => {
  const rows = ["A-1", "B-2"].flatMap((mpn) => [usualRow(mpn), usualRow(mpn, "5", "13,00")]);
  const { seller, id, findings } = await checkedFile(rows);
  const code = "same_part_differs";
  const field = "pricePerProductInCt";
  expect(findings?.errorKinds).toMatchObject([{ field, code: `${code}:3`, count: 4, firstRow: 2 }]);
  const page = await runOperation(getCsvImportFaults, seller, { id, kind: { field, code } });
  expect(page.answer.faults.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  const rest = { field, code, after: 0, text: "12,50" } as const;
  await runOperation(correctCsvImport, seller, { id, cells: [], rest });
  const { counts } = await checkImport(seller, id);
  expect(counts).toMatchObject({ new: 2, merged: 2, invalid: 0 });
});

test("errors are counted by their kind, the most frequent first, and each kind lists its rows with their part and cell", async () => {
  const rows = [
    ["", "A-1", "Schütz", "Neu.", "fünf Stück", ""],
    ...Array.from({ length: 52 }, (_, place) => usualRow(`B-${place}`, "3,5 m")),
  ];
  const { seller, id, findings } = await checkedFile(rows);
  const kinds = findings?.errorKinds.map(({ field, count, firstRow }) => [field, count, firstRow]);
  expect(kinds).toEqual([
    ["quantity", 52, 3],
    ["manufacturer", 1, 2],
    ["pricePerProductInCt", 1, 2],
    ["quantity", 1, 2],
  ]);
  const [{ field, code } = quantityKind] = findings?.errorKinds ?? [];
  const page = async (after: number) =>
    (await runOperation(getCsvImportFaults, seller, { id, after, kind: { field, code } })).answer;
  const first = await page(0);
  expect(first).toMatchObject({ behind: 2, next: 52 });
  expect(first.faults).toHaveLength(50);
  expect(first.faults[0]).toMatchObject({
    number: 3,
    manufacturer: "Siemens",
    mpn: "B-0",
    nameDe: "Schütz B-0",
    texts: { quantity: "3,5 m" },
  });
  expect(await page(52)).toMatchObject({ behind: 0, next: null });
  const { answer } = await runOperation(getCsvImportFaults, seller, { id });
  expect(answer.behind).toBeNull();
  expect(answer.faults[0]).toMatchObject({ number: 2, manufacturer: null, nameDe: "Schütz" });
});

test("corrections are listed with the check, and discarded at once", async () => {
  const { seller, id } = await checkedFile();
  const cells = [{ number: 2, field: "quantity" as const, text: "5" }];
  await runOperation(correctCsvImport, seller, { id, cells });
  const corrected = await checkImport(seller, id);
  expect(corrected.counts).toMatchObject({ new: 2, invalid: 1 });
  expect(corrected.findings).toMatchObject({ correctionCount: 1, corrections: cells });
  await runOperation(correctCsvImport, seller, { id, cells: [], discard: true });
  const { counts, findings } = await checkImport(seller, id);
  expect(counts).toMatchObject({ new: 1, invalid: 2 });
  expect(findings).toMatchObject({ correctionCount: 0, corrections: [] });
});

test("the file of invalid rows has what was corrected already", async () => {
  const { seller, id } = await checkedFile([usualRow("A-1", "fünf", "gratis"), usualRow("B-2")]);
  const cells = [{ number: 2, field: "quantity" as const, text: "5" }];
  await runOperation(correctCsvImport, seller, { id, cells });
  await checkImport(seller, id);
  let report = "";
  for await (const piece of errorReportOf(seller, id)) {
    report += piece;
  }
  expect(report).toContain(";5;gratis;");
  expect(report).not.toContain("fünf");
});

test("prices that were rounded as chosen are counted", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1", "1", "0,125"), usualRow("B-2"), usualRow("C-3", "x", "0,125")];
  const id = await bringFile(seller, { rows });
  expect((await checkImport(seller, id)).findings).toMatchObject({ roundedCount: 0 });
  const { mapping } = await storedImport(seller, id);
  await runOperation(updateCsvImport, seller, { id, mapping: { ...mapping, rounding: "up" } });
  const { counts, findings } = await checkImport(seller, id);
  expect(counts).toMatchObject({ new: 2, invalid: 1 });
  expect(findings).toMatchObject({ roundedCount: 1 });
});

test("corrections are the seller's alone, only before the import, and end with it", async () => {
  const { seller, id } = await checkedFile();
  const input = { id, cells: [{ number: 2, field: "quantity" as const, text: "5" }] };
  const stranger = await makeMember();
  await expect(runOperation(correctCsvImport, stranger, input)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await runOperation(correctCsvImport, seller, input);
  await runOperation(deleteCsvImport, seller, { id });
  expect(await db().csvImportCorrection.count({ where: { importId: id } })).toBe(0);
  const done = await checkedFile();
  await startImport(done.seller, done.id, 2);
  await expect(
    runOperation(correctCsvImport, done.seller, { ...input, id: done.id }),
  ).rejects.toMatchObject({ code: "CSV_IMPORT_STATE" });
});
