import "server-only";
import { db, transact } from "@/lib/db/client";
import { discardObjects, removeDiscarded } from "@/lib/documents/discarded";
import { restoreJobs } from "@/lib/jobs/queue";
import type { CsvImportStatus } from "./csv-import";
import { csvImportQueue } from "./queue";
import { openForInMs, statesFor, undoableForInMs } from "./rules";

const batchSize = 100;

/** Forgets imports that nobody has gone on with for seven days, and those that can no longer be undone, with their rows. */
export async function deleteOldImports(): Promise<void> {
  const openSince = new Date(Date.now() - openForInMs);
  const doneSince = new Date(Date.now() - undoableForInMs);
  const old = await db().csvImport.findMany({
    where: {
      OR: [
        { status: { in: statesFor("delete") }, createdAt: { lt: openSince } },
        { status: { in: ["IMPORTED", "UNDONE"] }, importedAt: { lt: doneSince } },
      ],
    },
    select: { id: true, key: true, status: true },
    take: batchSize,
  });
  for (const { id, key, status } of old) {
    await deleteUnlessTakenUp(id, key, status);
  }
}

/** One that somebody goes on with at this moment has another state by now. */
async function deleteUnlessTakenUp(
  id: string,
  key: string,
  status: CsvImportStatus,
): Promise<void> {
  const isGone = await transact(async (tx) => {
    const { count } = await tx.csvImport.deleteMany({ where: { id, status } });
    if (count > 0 && key !== "") {
      await discardObjects(tx, [key]);
    }
    return count > 0;
  });
  if (isGone && key !== "") {
    await removeDiscarded([key]);
  }
}

/** Gives imports a job that wait for one which is lost. */
export async function restoreImportJobs(): Promise<void> {
  const lost = await db().$queryRaw<{ jobId: string }[]>`
    SELECT job_id::text AS "jobId" FROM csv_import
    WHERE job_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = ${csvImportQueue.name} AND job.id = csv_import.job_id AND job.state < 'completed'
    )
    LIMIT ${batchSize}`;
  await restoreJobs(
    csvImportQueue,
    lost.map(({ jobId }) => jobId),
  );
}
