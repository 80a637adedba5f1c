// Of each attempt that is given back the transaction stays open here, which would end with its process.
process.env.DATABASE_POOL_SIZE = "20";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { startWorkers, stopWorkers } from "@/lib/jobs/workers";
import { runOperation } from "@/lib/operations/run";
import { checkFile, storedImport, usualRow, workOffImports } from "@/tests/factories/import-file";
import { stopAt } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { startCsvImport } from "./operations";
import { csvImportWork } from "./work";

test("an import that many processes had to give back as they stopped is imported once", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("S-1")] });
  await runOperation(startCsvImport, seller, { id });
  const goOn = await stopAt("INSERT ON listing FOR EACH ROW WHEN (NEW.mpn = 'S-1')");
  for (let stopped = 1; stopped <= 6; stopped += 1) {
    startWorkers([csvImportWork]);
    const attempts = async () =>
      (await db().csvImport.findUniqueOrThrow({ where: { id } })).attempts;
    await expect.poll(attempts, { timeout: 10_000 }).toBe(stopped);
    await stopWorkers(250);
  }
  await goOn();
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED", failure: null });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(1);
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
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(listed);
});
