import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { boss } from "@/lib/queue/boss";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  checkFile,
  checkImport,
  importFile,
  rowsKeyOf,
  startImport,
  storedImport,
  undoImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { whileImportWaits } from "@/tests/factories/waiting-import";
import { deleteImports, prunableFields } from "./mutations/delete-imports";
import {
  cancelCsvImport,
  checkCsvImport,
  deleteCsvImport,
  getCsvImportKept,
  startCsvImport,
  updateCsvImport,
} from "./operations";
import { importChoices } from "./schema";

const countListings = (ownerUserId: string) =>
  db().listing.count({ where: { ownerUserId, status: { not: "DELETED" } } });

const many = Array.from({ length: 20 }, (_, place) => usualRow(`M-${place}`));

test("a checked file has written nothing, and reports what it would", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1"), usualRow("B-2", "x"), usualRow("C-3", "0"), usualRow("D-4", "")];
  const checked = await checkFile(seller, { rows });
  expect(checked).toMatchObject({
    status: "CHECKED",
    counts: { new: 1, skipped: 1, invalid: 2 },
    firstFault: { number: 3, issues: [{ field: "quantity", value: "x" }] },
  });
  expect(await countListings(seller.userId)).toBe(0);
});

test("a file with invalid rows is imported only when their number is confirmed", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1"), usualRow("B-2", "x")] });
  for (const leaveBehind of [0, 2]) {
    await expect(runOperation(startCsvImport, seller, { id, leaveBehind })).rejects.toMatchObject({
      code: "CSV_IMPORT_CHANGED",
      data: { invalid: 1 },
    });
  }
  expect(await startImport(seller, id, 1)).toMatchObject({
    status: "IMPORTED",
    counts: { new: 1 },
  });
  expect(await countListings(seller.userId)).toBe(1);
});

test("an import whose file was checked again since is not started, as the preview was another", async () => {
  const seller = await makeMember();
  const { id, checkedAt: seen } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await checkImport(seller, id);
  const start = (checkedAt = seen) =>
    runOperation(startCsvImport, seller, { id, checkedAt: checkedAt?.toISOString() });
  await expect(start()).rejects.toMatchObject({ code: "CSV_IMPORT_CHANGED" });
  await start((await storedImport(seller, id)).checkedAt);
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTING", checkedAt: null });
});

test("of two imports of one file at once the second finds what the first has made, and asks for confirmation first", async () => {
  const seller = await makeMember();
  const [one, other] = [
    await checkFile(seller, { rows: many }),
    await checkFile(seller, { rows: many }),
  ];
  await runOperation(startCsvImport, seller, { id: one.id });
  await runOperation(startCsvImport, seller, { id: other.id });
  await Promise.all([workOffImports(), workOffImports()]);
  const done = [await storedImport(seller, one.id), await storedImport(seller, other.id)];
  expect(done.map(({ status, failure, counts }) => [status, failure, counts?.new]).sort()).toEqual([
    ["CHECKED", "CSV_IMPORT_CHANGED", 0],
    ["IMPORTED", null, many.length],
  ]);
  expect(await countListings(seller.userId)).toBe(many.length);
});

test("the files of one seller wait for each other, not those of other sellers for them", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const theirs = [
    await checkFile(seller, { rows: [usualRow("A-1")] }),
    await checkFile(seller, { rows: [usualRow("B-2")] }),
    await checkFile(seller, { rows: [usualRow("C-3")] }),
  ];
  for (const { id } of theirs) {
    await runOperation(startCsvImport, seller, { id });
  }
  const id = await bringFile(other, { rows: [usualRow("O-1")] });
  await runOperation(checkCsvImport, other, { id });
  await whileImportWaits(seller, async () => {
    await expect.poll(async () => (await storedImport(other, id)).status).toBe("CHECKED");
    await untilWaiting(1);
  });
  expect(await countListings(seller.userId)).toBe(3);
});

test("an import that is under way cannot be begun, changed or deleted", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await runOperation(startCsvImport, seller, { id });
  for (const step of [startCsvImport, checkCsvImport, deleteCsvImport]) {
    await expect(runOperation(step, seller, { id })).rejects.toMatchObject({
      code: "CSV_IMPORT_STATE",
    });
  }
  await workOffImports();
});

test("an import without its rows is not checked", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows: [usualRow("A-1")] });
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  await storage().remove([key]);
  await expect(runOperation(checkCsvImport, seller, { id })).rejects.toMatchObject({
    code: "CSV_IMPORT_NO_ROWS",
  });
});

test("a job that always fails ends as a failed import, not for ever", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await runOperation(startCsvImport, seller, { id });
  await db().csvImport.update({ where: { id }, data: { choices: { defaults: 7 } } });
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(await db().csvImport.count({ where: { id, status: "IMPORTING" } })).toBe(1);
    await db().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'csv-import'`;
    await workOffImports();
  }
  const { status, failure } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  expect({ status, failure }).toEqual({ status: "FAILED", failure: "INTERNAL" });
  expect(await countListings(seller.userId)).toBe(0);
  await boss().deleteAllJobs("csv-import");
});

test("an undo removes listings that nobody has changed or requested, and restores changed ones", async () => {
  const seller = await makeMember();
  const buyer = await makeMember();
  await importFile(seller, { rows: [usualRow("OLD-1"), usualRow("OLD-2")] });
  const { id } = await importFile(seller, {
    rows: [
      usualRow("OLD-1", "3", "1,00"),
      usualRow("OLD-2", "4"),
      usualRow("NEW-1"),
      usualRow("NEW-2"),
      usualRow("NEW-3"),
    ],
  });
  const idOf = async (mpn: string) =>
    (await db().listing.findFirstOrThrow({ where: { ownerUserId: seller.userId, mpn } })).id;
  await db().transaction.create({
    data: {
      listingId: await idOf("NEW-2"),
      userId: buyer.userId,
      quantity: 1,
      pricePerProductInCt: 1250,
    },
  });
  await db().listing.update({ where: { id: await idOf("NEW-3") }, data: { version: 2 } });
  await db().listing.update({ where: { id: await idOf("OLD-2") }, data: { version: 3 } });
  expect(await undoImport(seller, id)).toMatchObject({
    status: "UNDONE",
    undone: { removed: 1, restored: 1, kept: 3 },
    undoableUntil: null,
  });
  const { answer } = await runOperation(getCsvImportKept, seller, { id });
  expect(answer.map(({ mpn, reason }) => [mpn, reason])).toEqual([
    ["OLD-2", "CHANGED"],
    ["NEW-2", "REQUESTED"],
    ["NEW-3", "CHANGED"],
  ]);
  const left = await db().listing.findMany({
    where: { ownerUserId: seller.userId },
    select: { mpn: true, status: true, quantity: true, pricePerProductInCt: true },
    orderBy: { mpn: "asc" },
  });
  expect(left.map(({ mpn, status, quantity }) => [mpn, status, quantity])).toEqual([
    ["NEW-1", "DELETED", 10],
    ["NEW-2", "ACTIVE", 10],
    ["NEW-3", "ACTIVE", 10],
    ["OLD-1", "ACTIVE", 10],
    ["OLD-2", "ACTIVE", 4],
  ]);
  expect(left[3]?.pricePerProductInCt).toBe(1250);
});

const rows = [usualRow("A-1")];

test("pressing twice starts a step once", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows });
  const { presses } = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM csv_import WHERE id = ${id}::uuid FOR UPDATE`;
    const press = () => runOperation(startCsvImport, seller, { id });
    const both = Promise.allSettled([press(), press()]);
    await untilWaiting(2);
    return { presses: both };
  });
  const rejected = (await presses).filter(({ status }) => status === "rejected");
  expect(rejected).toMatchObject([{ reason: { code: "CSV_IMPORT_STATE" } }]);
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED", counts: { new: 1 } });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(1);
});

test.each(["begun", "begun and cancelled", "assigned anew"])(
  "an import that is %s while it is being deleted stays, with its rows in storage",
  async (step) => {
    const seller = await makeMember();
    const id = await bringFile(seller, { rows });
    const lastStepAt = new Date(Date.now() - 60_000);
    await db().csvImport.update({ where: { id }, data: { lastStepAt } });
    const found = await db().csvImport.findMany({ where: { id }, select: prunableFields });
    if (step === "assigned anew") {
      const choices = importChoices.parse({ defaults: {} });
      await runOperation(updateCsvImport, seller, { id, choices });
    } else {
      await runOperation(checkCsvImport, seller, { id });
    }
    if (step === "begun and cancelled") {
      await runOperation(cancelCsvImport, seller, { id });
    }
    await deleteImports(found);
    expect(await storage().stat(await rowsKeyOf(id))).not.toBeNull();
  },
);
