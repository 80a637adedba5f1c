// Of each attempt that is given back the transaction stays open here, which would end with its process.
process.env.DATABASE_POOL_SIZE = "20";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { startWorkers, stopWorkers } from "@/lib/queue/workers";
import {
  bringFile,
  checkFile,
  importFile,
  listingsOf,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { stopAt, untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { csvImportJob } from "./job";
import { stageRows } from "./match/mutations/check-import";
import { restoreImportJobs } from "./mutations/restore-import-jobs";
import { checkCsvImport, startCsvImport } from "./operations";
import { columnFacts, columnMapping, importChoices } from "./schema";
import { JobSuperseded } from "./statements/job-attempt";

/**
 * An import of a change and a new part, whose attempt stands before a listing that somebody holds; meanwhile another
 * process, which thought this one dead, begins it anew, and `meanwhile` happens.
 */
async function overtakenImport(meanwhile = async (_: Member): Promise<unknown> => null) {
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
  const listings = await listingsOf({ userId });
  return listings.map(({ mpn, quantity }) => [mpn, quantity]);
};

test("an attempt that another one has taken over writes nothing, and the other does it whole", async () => {
  const { seller, id } = await overtakenImport();
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

test("the error of an attempt that was taken over does not end the newer one", async () => {
  const setDeletedAt = (id: string, deletedAt: Date | null) =>
    db().user.update({ where: { id }, data: { deletedAt } });
  const { seller, id } = await overtakenImport(({ userId }) => setDeletedAt(userId, new Date()));
  expect(await db().csvImport.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "IMPORTING",
    failure: null,
    jobId: expect.any(String),
  });
  await setDeletedAt(seller.userId, null);
  await restoreImportJobs();
  await workOffImports();
  expect((await storedImport(seller, id)).status).toBe("IMPORTED");
});

test("an attempt that reads the rows while another one starts leaves that one its own", async () => {
  const seller = await makeMember();
  const rows = Array.from({ length: 600 }, (_, place) => usualRow(`S-${place}`));
  const id = await bringFile(seller, { rows });
  await runOperation(checkCsvImport, seller, { id });
  const found = await db().csvImport.findUniqueOrThrow({ where: { id } });
  const { jobId, attempts, key, rowCount } = found;
  const read = {
    mapping: columnMapping.parse(found.mapping),
    choices: importChoices.parse(found.choices),
    columns: columnFacts.array().parse(found.columns),
  };
  const job = { id, jobId: jobId ?? "", attempts, key, rowCount, ...read };
  const older = { ...job, chosenManufacturers: new Map(), isCorrected: false };
  const newer = { ...older, attempts: attempts + 1 };
  const reading = stageRows(older, async (done) => {
    if (done === 150) {
      // It was thought dead.
      await db().csvImport.update({ where: { id }, data: { attempts: newer.attempts } });
      await stageRows(newer, async () => {});
    }
  });
  await expect(reading).rejects.toThrow(JobSuperseded);
  await expect(stageRows(older, async () => {})).rejects.toThrow(JobSuperseded);
  expect(await db().csvImportRow.count({ where: { importId: id } })).toBe(rows.length);
  await db().csvImport.update({ where: { id }, data: { jobId: null } });
});

test.each([
  { killed: 3, status: "IMPORTED", failure: null, listed: 1 },
  { killed: 4, status: "FAILED", failure: "INTERNAL", listed: 0 },
])("an import that has killed $killed processes is $status", async ({ killed, listed, ...end }) => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await runOperation(startCsvImport, seller, { id });
  // What the queue makes of a job whose process falls silent.
  await db().$executeRaw`
    UPDATE pgboss.job SET state = 'retry', started_on = now(), retry_count = ${killed - 1}
    WHERE name = 'csv-import' AND state = 'created'`;
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ ...end, progress: null });
  expect(await listingsOf(seller)).toHaveLength(listed);
});

test("an import that many stopping processes had to give back is imported once", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("S-1")] });
  await runOperation(startCsvImport, seller, { id });
  const goOn = await stopAt("INSERT ON listing FOR EACH ROW WHEN (NEW.mpn = 'S-1')");
  for (let stopped = 1; stopped <= 5; stopped += 1) {
    startWorkers([csvImportJob]);
    const attempts = async () =>
      (await db().csvImport.findUniqueOrThrow({ where: { id } })).attempts;
    await expect.poll(attempts, { timeout: 10_000 }).toBe(stopped);
    await stopWorkers(250);
  }
  await goOn();
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED", failure: null });
  expect(await listingsOf(seller)).toHaveLength(1);
});
