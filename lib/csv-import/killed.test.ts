import "@/tests/setup/database";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { drain } from "@/lib/jobs/drain";
import { runOperation } from "@/lib/operations/run";
import { checkFile, storedImport, usualRow } from "@/tests/factories/import-file";
import { stopAt } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { startCsvImport } from "./operations";

const rows = Array.from({ length: 12 }, (_, place) => usualRow(`K-${place}`));
// The last half stands in the second thousand of rows, which is written by itself.
const numberOf = (place: number) => (place < 6 ? place + 2 : place + 1_002);

test("a process that is killed in the middle of an import leaves nothing, and another one does it whole", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows, numberOf });
  // Who writes the last but one of these rows waits: there the process is killed.
  const goOn = await stopAt("INSERT ON listing FOR EACH ROW WHEN (NEW.mpn = 'K-10')");
  const worker = await startProcess();
  await runOperation(startCsvImport, seller, { id });
  worker.stdin?.write("go");
  await expect.poll(() => countLocks(false), { timeout: 60_000 }).toBe(1);
  expect(await storedImport(seller, id)).toMatchObject({
    status: "IMPORTING",
    progress: { phase: "write", done: 6, of: 12 },
  });
  worker.kill("SIGKILL");
  await once(worker, "exit");
  await goOn();

  await expect.poll(() => countLocks(true)).toBe(0);
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(0);
  expect(await db().product.count({ where: { mpn: { startsWith: "K-" } } })).toBe(0);
  // Nobody touches the job of one that may only be slow.
  await drain(Date.now() + 10_000);
  expect((await storedImport(seller, id)).status).toBe("IMPORTING");

  for (let pass = 0; pass < 3; pass += 1) {
    await letPass("2 minutes");
    await drain(Date.now() + 10_000);
  }
  expect(await storedImport(seller, id)).toMatchObject({
    status: "IMPORTED",
    counts: { new: rows.length },
  });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(rows.length);
}, 180_000);

async function startProcess(): Promise<ChildProcess> {
  const program = ["--import", "tsx", "tests/setup/drain-process.ts"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

/** The locks that somebody has, or waits for; those of a killed process go when the database notices. */
async function countLocks(isGranted: boolean): Promise<number> {
  const [found] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks
    WHERE locktype = 'advisory' AND granted = ${isGranted}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return found?.count ?? 0;
}

/** Moves what the queue remembers into the past. */
async function letPass(interval: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = monitor_claim_on - ${interval}::interval`;
  await db().$executeRaw`
    UPDATE pgboss.job
    SET started_on = started_on - ${interval}::interval, start_after = start_after - ${interval}::interval,
      heartbeat_on = heartbeat_on - ${interval}::interval
    WHERE name = 'csv-import'`;
}
