import "server-only";
import { db } from "@/lib/db/client";
import { type GroupedJob, restoreJobs } from "@/lib/jobs/queue";
import { forgetImports, forgottenByNow, forgottenFields } from "./forgetting";
import { csvImportQueue } from "./queue";

const batchSize = 100;

/** Forgets imports that nobody has gone on with for seven days, and those that can no longer be undone, with their rows. */
export async function deleteOldImports(): Promise<void> {
  const old = await db().csvImport.findMany({
    where: forgottenByNow(),
    select: forgottenFields,
    take: batchSize,
  });
  await forgetImports(old);
}

/** Gives imports a job that wait for one which is lost. */
export async function restoreImportJobs(): Promise<void> {
  const lost = await db().$queryRaw<GroupedJob[]>`
    SELECT job_id::text AS id, user_id::text AS "groupId" FROM csv_import
    WHERE job_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = ${csvImportQueue.name} AND job.id = csv_import.job_id AND job.state < 'completed'
    )
    LIMIT ${batchSize}`;
  await restoreJobs(csvImportQueue, lost);
}
