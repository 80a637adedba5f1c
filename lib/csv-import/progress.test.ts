import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import {
  bringFile,
  checkFile,
  importFile,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { checkCsvImport, startCsvImport } from "./operations";
import { Stopped } from "./progress";
import { columnFacts, columnMapping, importChoices } from "./schema";
import { stageRows } from "./staging";
import { restoreImportJobs } from "./sweep";

/**
 * An import of a change and a new part, whose attempt stands before a listing that somebody holds; meanwhile another
 * process, which thought this one dead, begins it anew, and `meanwhile` happens.
 */
async function overtakenImport(meanwhile: (seller: Member) => Promise<unknown>) {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id } = await checkFile(seller, { rows: [usualRow("A-1", "7"), usualRow("B-2")] });
  await runOperation(startCsvImport, seller, { id });
  const older = { work: Promise.resolve<unknown>(null) };
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM listing WHERE owner_user_id = ${seller.userId}::uuid FOR UPDATE`;
    older.work = workOffImports();
    await untilWaiting(1);
    await db().csvImport.update({ where: { id }, data: { attempts: { increment: 1 } } });
    await meanwhile(seller);
  });
  await older.work;
  return { seller, id };
}

const quantitiesOf = async ({ userId }: Member) => {
  const listings = await db().listing.findMany({
    where: { ownerUserId: userId },
    orderBy: { id: "asc" },
  });
  return listings.map(({ mpn, quantity }) => [mpn, quantity]);
};

test("an attempt that another one has taken over writes nothing, and the other does it whole", async () => {
  const { seller, id } = await overtakenImport(() => Promise.resolve());
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTING", failure: null });
  expect(await quantitiesOf(seller)).toEqual([["A-1", 10]]);
  await restoreImportJobs();
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({
    status: "IMPORTED",
    counts: { new: 1, updated: 1 },
  });
  expect(await quantitiesOf(seller)).toEqual([
    ["A-1", 7],
    ["B-2", 10],
  ]);
});

test("the fault of an attempt that was taken over does not end the newer one", async () => {
  const setDeletedAt = (userId: string, deletedAt: Date | null) =>
    db().user.update({ where: { id: userId }, data: { deletedAt } });
  const { seller, id } = await overtakenImport(({ userId }) => setDeletedAt(userId, new Date()));
  const { status, failure, jobId } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  expect({ status, failure }).toEqual({ status: "IMPORTING", failure: null });
  expect(jobId).not.toBeNull();
  await setDeletedAt(seller.userId, null);
  await restoreImportJobs();
  await workOffImports();
  expect((await storedImport(seller, id)).status).toBe("IMPORTED");
});

test("an attempt that reads the rows while another one begins anew leaves that one its own", async () => {
  const seller = await makeMember();
  const rows = Array.from({ length: 600 }, (_, place) => usualRow(`S-${place}`));
  const id = await bringFile(seller, { rows });
  await runOperation(checkCsvImport, seller, { id });
  const { jobId, attempts, key, rowCount, ...found } = await db().csvImport.findUniqueOrThrow({
    where: { id },
  });
  const mapping = columnMapping.parse(found.mapping);
  const choices = importChoices.parse(found.choices);
  const job = { id, jobId: jobId ?? "", attempts, key, rowCount };
  const columns = columnFacts.array().parse(found.columns);
  const older = { ...job, mapping, choices, columns, meantMakers: new Map(), reasonPlace: null };
  const newer = { ...older, attempts: attempts + 1 };
  const reading = stageRows(older, async (done) => {
    if (done === 250) {
      // It was thought dead.
      await db().csvImport.update({ where: { id }, data: { attempts: newer.attempts } });
      await stageRows(newer, async () => {});
    }
  });
  await expect(reading).rejects.toThrow(Stopped);
  await expect(stageRows(older, async () => {})).rejects.toThrow(Stopped);
  expect(await db().csvImportRow.count({ where: { importId: id } })).toBe(rows.length);
  await db().csvImport.update({ where: { id }, data: { jobId: null } });
});
