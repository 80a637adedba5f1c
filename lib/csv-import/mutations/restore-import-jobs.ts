import "server-only";
import { csvImportQueue } from "@/lib/csv-import/job";
import { db } from "@/lib/db/client";
import { type GroupedJob, restoreJobs } from "@/lib/queue/queue";

const batchSize = 100;

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
