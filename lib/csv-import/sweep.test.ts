import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { boss } from "@/lib/queue/boss";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  importFile,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { deleteOldImports } from "./mutations/delete-imports";
import { restoreImportJobs } from "./mutations/restore-import-jobs";
import { cancelCsvImport, checkCsvImport, undoCsvImport, updateCsvImport } from "./operations";
import { importChoices } from "./schema";

const rows = [usualRow("A-1")];
const choices = importChoices.parse({ defaults: {} });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const keyOf = async (id: string) => (await db().csvImport.findUniqueOrThrow({ where: { id } })).key;

test("an import is stored as long as it can be continued or undone, and its rows no longer", async () => {
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

test.each(["assigned anew", "cancelled", "checked, after a week of waiting"])(
  "an old import stays when it was just now %s",
  async (step) => {
    const seller = await makeMember();
    const id = await bringFile(seller, { rows });
    const old = { createdAt: daysAgo(20), lastStepAt: daysAgo(8) };
    if (step !== "assigned anew") {
      await runOperation(checkCsvImport, seller, { id });
    }
    await db().csvImport.update({ where: { id }, data: old });
    if (step === "assigned anew") {
      await runOperation(updateCsvImport, seller, { id, choices });
    } else {
      // Its job waits, however long.
      await deleteOldImports();
    }
    if (step === "cancelled") {
      await runOperation(cancelCsvImport, seller, { id });
    }
    await workOffImports();
    await deleteOldImports();
    expect(await db().csvImport.count({ where: { id } })).toBe(1);
  },
);

test("after thirty days an import cannot be undone", async () => {
  const seller = await makeMember();
  const { id, undoableUntil } = await importFile(seller, { rows });
  expect(undoableUntil).not.toBeNull();
  await db().csvImport.update({ where: { id }, data: { importedAt: daysAgo(31) } });
  expect((await storedImport(seller, id)).undoableUntil).toBeNull();
  await expect(runOperation(undoCsvImport, seller, { id })).rejects.toMatchObject({
    code: "CSV_IMPORT_STATE",
  });
});

test("an import whose job is lost gets a new one", async () => {
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
