import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { boss } from "@/lib/jobs/boss";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  checkImport,
  importFile,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { cancelCsvImport, checkCsvImport, updateCsvImport } from "./operations";
import { getCsvImports } from "./query-operations";
import { takeImports } from "./removal";
import { importChoices } from "./schema";
import { deleteOldImports, restoreImportJobs } from "./sweep";

const rows = [usualRow("A-1")];
const choices = importChoices.parse({ defaults: {} });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const keyOf = async (id: string) => (await db().csvImport.findUniqueOrThrow({ where: { id } })).key;

test("an import is kept as long as it can be gone on with or undone, and its rows no longer", async () => {
  const seller = await makeMember();
  const dates = { open: [6, 8], done: [29, 31] };
  const open = [await bringFile(seller, { rows }), await bringFile(seller, { rows })];
  const done = [await importFile(seller, { rows }), await importFile(seller, { rows })];
  for (const [place, id] of open.entries()) {
    await db().csvImport.update({
      where: { id },
      data: { lastStepAt: daysAgo(dates.open[place] ?? 0) },
    });
  }
  for (const [place, { id }] of done.entries()) {
    const importedAt = daysAgo(dates.done[place] ?? 0);
    await db().csvImport.update({ where: { id }, data: { importedAt, lastStepAt: importedAt } });
  }
  const keys = [await keyOf(open[1] ?? ""), await keyOf(done[1]?.id ?? "")];
  await deleteOldImports();
  const left = await db().csvImport.findMany({ where: { userId: seller.userId } });
  expect(left.map(({ id }) => id).sort()).toEqual([open[0], done[0]?.id].sort());
  expect(await db().csvImportRow.count({ where: { importId: done[1]?.id ?? "" } })).toBe(0);
  for (const key of keys) {
    expect(await storage().stat(key)).toBeNull();
  }
  expect(await storage().stat(await keyOf(open[0] ?? ""))).not.toBeNull();
});

test.each(["CHECKING", "IMPORTING", "UNDOING"] as const)(
  "an import that is %s is not forgotten, however long it takes",
  async (status) => {
    const seller = await makeMember();
    const id = await bringFile(seller, { rows });
    const data = { status, lastStepAt: daysAgo(31), importedAt: daysAgo(31) };
    await db().csvImport.update({ where: { id }, data });
    await deleteOldImports();
    expect(await db().csvImport.count({ where: { id } })).toBe(1);
  },
);

const steps: [string, (seller: Member, id: string) => Promise<unknown>][] = [
  ["assigned anew", (seller, id) => runOperation(updateCsvImport, seller, { id, choices })],
  ["checked", checkImport],
  [
    "cancelled",
    async (seller, id) => {
      await runOperation(checkCsvImport, seller, { id });
      await db().csvImport.update({ where: { id }, data: { lastStepAt: daysAgo(8) } });
      await runOperation(cancelCsvImport, seller, { id });
    },
  ],
  [
    "checked, after a week of waiting",
    async (seller, id) => {
      await runOperation(checkCsvImport, seller, { id });
      await db().csvImport.update({ where: { id }, data: { lastStepAt: daysAgo(8) } });
      await workOffImports();
    },
  ],
  [
    "given up, after a week of waiting",
    async (seller, id) => {
      await db().user.update({ where: { id: seller.userId }, data: { blockedAt: new Date() } });
      await runOperation(checkCsvImport, seller, { id });
      await db().csvImport.update({ where: { id }, data: { lastStepAt: daysAgo(8) } });
      await workOffImports();
    },
  ],
];

test.each(steps)("an old import is kept that was just now %s", async (_, step) => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows });
  const old = { createdAt: daysAgo(20), lastStepAt: daysAgo(8) };
  await db().csvImport.update({ where: { id }, data: old });
  await step(seller, id);
  await deleteOldImports();
  expect(await db().csvImport.count({ where: { id } })).toBe(1);
});

test("an import is listed as long as it is kept, however long its seller took over it", async () => {
  const seller = await makeMember();
  const { id } = await importFile(seller, { rows });
  await db().csvImport.update({ where: { id }, data: { createdAt: daysAgo(35) } });
  const { answer } = await runOperation(getCsvImports, seller, undefined);
  expect(answer.map((one) => one.id)).toEqual([id]);
});

test("after thirty days an import cannot be undone", async () => {
  const seller = await makeMember();
  const { id, undoableUntil } = await importFile(seller, { rows });
  expect(undoableUntil).not.toBeNull();
  await db().csvImport.update({ where: { id }, data: { importedAt: daysAgo(31) } });
  const { undoCsvImport } = await import("./operations");
  expect((await storedImport(seller, id)).undoableUntil).toBeNull();
  await expect(runOperation(undoCsvImport, seller, { id })).rejects.toMatchObject({
    code: "CSV_IMPORT_STATE",
  });
});

test("an import whose job is lost gets it again", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows });
  await runOperation(checkCsvImport, seller, { id });
  await boss().deleteAllJobs("csv-import");
  await workOffImports();
  expect((await storedImport(seller, id)).status).toBe("CHECKING");
  await restoreImportJobs();
  await workOffImports();
  expect((await storedImport(seller, id)).status).toBe("CHECKED");
});

test("nothing is imported for a seller who has been blocked meanwhile", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows });
  await runOperation(checkCsvImport, seller, { id });
  await db().user.update({ where: { id: seller.userId }, data: { blockedAt: new Date() } });
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "FAILED", failure: "FORBIDDEN" });
});

test("with an account its imports go, and what was remembered of its files", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const id = await bringFile(seller, { rows });
  const key = await keyOf(id);
  const others = await bringFile(other, { rows });
  expect(await db().$transaction((tx) => takeImports(tx, seller.userId))).toEqual([key]);
  expect(await db().csvImport.findMany({ select: { id: true } })).toContainEqual({ id: others });
  expect(await db().csvImport.count({ where: { userId: seller.userId } })).toBe(0);
  expect(await db().csvMapping.count({ where: { userId: seller.userId } })).toBe(0);
  expect(await db().csvMapping.count({ where: { userId: other.userId } })).toBe(1);
});
