import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { countOutcomes } from "./counting";
import { type Attempt, closeJob, type Report, type ReportDone } from "./progress";
import { recogniseRows } from "./recognition";
import type { ImportChoices } from "./schema";
import { settleRows } from "./settling";
import { type StagedImport, stageRows } from "./staging";

/** Much longer than a file of the largest size takes. */
export const jobTimeoutInMs = 30 * 60_000;

export interface JobOfImport extends StagedImport, Attempt {
  userId: string;
  rowCount: number;
}

/** Reads all rows and counts what their import would do; writes no listing. Throws Stopped, CSV_ROWS_INVALID. */
export async function checkImport(job: JobOfImport, report: Report): Promise<void> {
  await stageRows(job, (done) => report("load", done, job.rowCount));
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await compareRows(tx, job, (done) => report("check", done, job.rowCount));
    const counts = await countOutcomes(tx, job.id);
    await closeJob(tx, job, { ...counts, status: "CHECKED" });
  }, jobTimeoutInMs);
}

/** What becomes of each row beside the seller's listings as they are now. */
export async function compareRows(
  tx: Database,
  { id, userId, choices }: { id: string; userId: string; choices: ImportChoices },
  report: ReportDone,
): Promise<void> {
  const skipsExisting = choices.existing === "skip";
  await recogniseRows(tx, { importId: id, userId, skipsExisting });
  await report(0);
  await settleRows(tx, id, choices, report);
}

/** Within the transaction of a job: nobody waits for its answer. */
export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '20min'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
}
