import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { tellOutcomes } from "./counting";
import { findFindings } from "./findings";
import { findKin } from "./kin";
import { type Attempt, closeJob, type Report, type ReportDone } from "./progress";
import { recogniseRows } from "./recognition";
import { settleRows } from "./settling";
import { type StagedImport, stageRows } from "./staging";

/** Much longer than a file of the largest size takes. */
export const jobTimeoutInMs = 30 * 60_000;

export interface JobOfImport extends StagedImport, Attempt {
  userId: string;
}

/**
 * Reads all rows and counts what their import would do; writes no listing. Throws Stopped, CSV_ROWS_INVALID,
 * CSV_IMPORT_NO_ROWS.
 */
export async function checkImport(job: JobOfImport, report: Report): Promise<void> {
  await stageRows(job, (done) => report("load", done, job.rowCount));
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await compareJob(tx, job, (done) => report("check", done, job.rowCount));
    await closeJob(tx, job, {
      ...(await tellOutcomes(tx, job.id)),
      findings: await findFindings(tx, job),
      status: "CHECKED",
    });
  }, jobTimeoutInMs);
}

/** Which of the seller's listings each row is, as they are now, and what it changes; `report` hears about how many are done. */
export async function compareJob(
  tx: Database,
  job: JobOfImport,
  report: ReportDone,
): Promise<void> {
  await recogniseJob(tx, job);
  await report(0);
  await settleRows(tx, job.id, job.choices, (upto) => report(Math.min(upto, job.rowCount)));
}

async function recogniseJob(tx: Database, { id, userId, choices }: JobOfImport): Promise<void> {
  await recogniseRows(tx, {
    importId: id,
    kin: await findKin(tx, { id, userId }),
    formerId: await findFormerImport(tx, id),
    userId,
    skipsExisting: choices.existing === "skip",
  });
}

/** Within the transaction of a job: nobody waits for its answer. */
export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '20min'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
  // Between two of them a process that is busy with something else may let it wait.
  await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '2min'`;
}

/** The seller's last import of a file with the same headings that stands, one of the same name first; null for none. */
async function findFormerImport(tx: Database, id: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT f.id::text FROM csv_import i JOIN csv_import f ON f.user_id = i.user_id AND f.id <> i.id
    WHERE i.id = ${id}::uuid AND f.status = 'IMPORTED'
      AND jsonb_path_query_array(f.columns, '$[*].heading') = jsonb_path_query_array(i.columns, '$[*].heading')
    ORDER BY f.file_name = i.file_name DESC, f.imported_at DESC LIMIT 1`;
  return found?.id ?? null;
}
