import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  checkFile,
  checkImport,
  importFile,
  packedRows,
  storedImport,
  undoImport,
  usualRow,
} from "@/tests/factories/import-file";
import { sampleFacts } from "@/tests/factories/sample-columns";
import { makeMember } from "@/tests/factories/user";
import type { ColumnFacts } from "./column-mapping";
import { createCsvImport, updateCsvImport } from "./operations";

test("cells of megabytes are too long, and cost no more than their file", async () => {
  const seller = await makeMember();
  const long = "x".repeat(2 * 1024 * 1024);
  const rows = ["L-1", "L-2"].map((mpn) => usualRow(mpn).with(3, long));
  const checked = await checkFile(seller, { rows });
  expect(checked).toMatchObject({ status: "CHECKED", counts: { invalid: 2 } });
  expect(checked.firstFault?.issues).toMatchObject([
    { field: "descriptionDe", code: "too_long:10000" },
  ]);
  const [stored] = await db().$queryRaw<{ length: number }[]>`
    SELECT max(length(entered::text)) AS length FROM csv_import_row WHERE import_id = ${checked.id}::uuid`;
  expect(stored?.length).toBeLessThan(25_000);
});

test("a number of rows other than the one shown on the screen is rejected", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows: [usualRow("A-1")] });
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  await storage().write(key, packedRows([usualRow("A-1"), usualRow("B-2")]), "application/gzip");
  expect(await checkImport(seller, id)).toMatchObject({
    status: "FAILED",
    failure: "CSV_ROWS_INVALID",
    counts: null,
  });
});

test("names are compared in one way, in any script", async () => {
  const seller = await makeMember();
  const names = ["İstanbul", "ΟΔΟΣ", "Straße ẞ"];
  const file = { rows: names.map((name) => usualRow("").with(2, name)) };
  expect((await importFile(seller, file)).counts).toMatchObject({ new: 3 });
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 3, new: 0 });
});

test("a request that waited for the import is younger than it", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id } = await importFile(seller, { rows: [usualRow("A-1", "7")] });
  const listing = await db().listing.findFirstOrThrow({ where: { ownerUserId: seller.userId } });
  const long = new Date(Date.now() - 60 * 60_000);
  const details = { quantity: 1, pricePerProductInCt: 1, updatedAt: long };
  await db().transaction.create({
    data: { listingId: listing.id, userId: buyer.userId, ...details },
  });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect((await storedImport(seller, id)).status).toBe("UNDONE");
});

test.each(["a\0b", "a\uD800b"])(
  "texts that no database can store are rejected: %j",
  async (text) => {
    const seller = await makeMember();
    const reading = { kind: "xlsx" as const, sheet: text, headingRow: 1 };
    const columns = [
      { ...sampleFacts("Menge: 1")[0], heading: text, samples: [text] },
    ] as ColumnFacts[];
    const file = { fileName: "bestand.xlsx", reading, columns, rowCount: 1, size: 100 };
    const paths = ["reading.sheet", "columns.0.heading", "columns.0.samples.0"];
    await expect(runOperation(createCsvImport, seller, file)).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: paths.map((path) => ({ path })) },
    });
  },
);

test("a column that the file does not have cannot be assigned", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows: [usualRow("A-1")] });
  const { mapping } = await storedImport(seller, id);
  const beyond = { ...mapping, columns: { ...mapping.columns, mpn: 150 } };
  await expect(
    runOperation(updateCsvImport, seller, { id, mapping: beyond }),
  ).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "mpn", code: "invalid" }] },
  });
});
