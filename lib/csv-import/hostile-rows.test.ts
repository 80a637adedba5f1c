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
  startImport,
  storedImport,
  undoImport,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { createCsvImport, updateCsvImport } from "./operations";

const megabytes = (count: number) => "x".repeat(count * 1024 * 1024);

test("cells of megabytes are too long, and cost no more than their file", async () => {
  const seller = await makeMember();
  const rows = Array.from({ length: 6 }, (_, place) => {
    const [maker, mpn, name, , ...rest] = usualRow(`L-${place}`);
    return [maker ?? "", mpn ?? "", name ?? "", megabytes(8), ...rest];
  });
  const checked = await checkFile(seller, { rows });
  expect(checked).toMatchObject({ status: "CHECKED", counts: { invalid: 6 } });
  expect(checked.firstFault?.issues).toMatchObject([
    { field: "descriptionDe", code: "too_long:10000" },
  ]);
  const [stored] = await db().$queryRaw<{ length: number }[]>`
    SELECT max(length(entered::text)) AS length FROM csv_import_row WHERE import_id = ${checked.id}::uuid`;
  expect(stored?.length).toBeLessThan(25_000);
});

test("another number of rows than the screen has told is no file of its", async () => {
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

test("a row whose listing is gone at the import says why it cannot be a new one", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { pickupPossible: true },
  });
  const headings = [...usualHeadings, "Versand möglich"];
  const { id, counts } = await checkFile(seller, {
    headings,
    rows: [[...usualRow("A-1"), "nein"]],
  });
  expect(counts).toMatchObject({ updated: 1, invalid: 0 });
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { status: "DELETED" },
  });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    counts: { updated: 0, invalid: 1 },
    firstFault: { issues: [{ code: "delivery_method" }, { code: "delivery_method" }] },
  });
});

test("rows with and without an own number share the listings of a part, and stay with them", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("Q-1"), usualRow("Q-1")] });
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const file = {
    headings,
    rows: [
      [...usualRow("Q-1"), "A"],
      [...usualRow("Q-1"), ""],
    ],
  };
  expect((await importFile(seller, file)).counts).toMatchObject({
    updated: 1,
    unchanged: 1,
    new: 0,
  });
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 2 });
});

test("names are compared in one way, whatever their letters", async () => {
  const seller = await makeMember();
  const file = {
    rows: ["İstanbul", "ΟΔΟΣ", "Straße ẞ"].map((name) => [
      "Siemens",
      "",
      name,
      "Neu.",
      "1",
      "1,00",
    ]),
  };
  expect((await importFile(seller, file)).counts).toMatchObject({ new: 3 });
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 3, new: 0 });
});

test("a request that waited for the import is younger than it", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id } = await importFile(seller, { rows: [usualRow("A-1", "7")] });
  const listing = await db().listing.findFirstOrThrow({ where: { ownerUserId: seller.userId } });
  const long = new Date(Date.now() - 60 * 60_000);
  await db().transaction.create({
    data: {
      listingId: listing.id,
      userId: buyer.userId,
      quantity: 1,
      pricePerProductInCt: 1,
      updatedAt: long,
    },
  });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect((await storedImport(seller, id)).status).toBe("UNDONE");
});

test.each(["a\0b", "a\uD800b"])(
  "a heading, a cell and a sheet called %j are refused at their place",
  async (text) => {
    const seller = await makeMember();
    const numbers = { plain: 0, comma: 0, point: 0, ambiguous: 0, typed: 0, other: 1, damaged: 0 };
    const column = { heading: "Menge", samples: ["1"], filled: 1, numbers };
    const file = {
      fileName: "bestand.xlsx",
      reading: { kind: "xlsx" as const, sheet: "Tabelle1", headingRow: 1 },
      columns: [column],
      rowCount: 1,
      size: 100,
    };
    const hostile = [
      { path: "columns.0.heading", input: { ...file, columns: [{ ...column, heading: text }] } },
      {
        path: "columns.0.samples.0",
        input: { ...file, columns: [{ ...column, samples: [text] }] },
      },
      { path: "reading.sheet", input: { ...file, reading: { ...file.reading, sheet: text } } },
    ];
    for (const { path, input } of hostile) {
      await expect(runOperation(createCsvImport, seller, input)).rejects.toMatchObject({
        code: "VALIDATION",
        data: { issues: [{ path }] },
      });
    }
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
