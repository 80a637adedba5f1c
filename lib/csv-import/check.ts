import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { countOutcomes } from "./counting";
import { type Attempt, closeJob, type Report } from "./progress";
import { recogniseRows } from "./recognition";
import type { ImportChoices } from "./schema";
import { settleRows } from "./settling";
import { type StagedImport, stageRows } from "./staging";

/** Much longer than a file of the largest size takes. */
export const jobTimeoutInMs = 30 * 60_000;

export interface JobOfImport extends StagedImport, Attempt {
  userId: string;
}

/** Reads all rows and counts what their import would do; writes no listing. Throws Stopped, CSV_ROWS_INVALID. */
export async function checkImport(job: JobOfImport, report: Report): Promise<void> {
  await stageRows(job, (done) => report("load", done, job.rowCount));
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await recogniseJob(tx, job);
    await settleJob(tx, job, report);
    await closeJob(tx, job, { ...(await countOutcomes(tx, job.id)), status: "CHECKED" });
  }, jobTimeoutInMs);
}

/** Which of the seller's listings each row is, as they are now. */
export function recogniseJob(
  tx: Database,
  { id, userId, choices }: { id: string; userId: string; choices: ImportChoices },
): Promise<void> {
  return recogniseRows(tx, {
    importId: id,
    userId,
    skipsExisting: choices.existing === "skip",
  });
}

/** What each recognised row changes. */
export async function settleJob(tx: Database, job: JobOfImport, report: Report): Promise<void> {
  const { id, choices, rowCount } = job;
  await report("check", 0, rowCount);
  await settleRows(tx, id, choices, (passed) =>
    report("check", Math.min(passed, rowCount), rowCount),
  );
}

/** Within the transaction of a job: nobody waits for its answer. */
export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '20min'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
}
