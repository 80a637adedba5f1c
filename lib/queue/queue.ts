import "server-only";
import type { QueueOptions } from "pg-boss";
import { type Database, db, transact } from "@/lib/db/client";
import { boss, within } from "./boss";

export interface Queue {
  name: string;
  jobs: QueueOptions;
}

/** Of a group only one job is done at a time, whoever does it; `id` is that of the row which the job is about. */
export interface GroupedJob {
  id: string;
  groupId: string;
}

/** Has the jobs of groups wait that are worked on; where two look at the same moment an index of ours decides. */
export const oneOfGroup = { groupConcurrency: 1 };

/** Queues a job within a transaction: both or neither. One of no group is told by the id of the row which it is about. */
export async function enqueueJob(
  tx: Database,
  { name, jobs }: Queue,
  job: string | GroupedJob,
): Promise<void> {
  await within(tx, (pgBoss) => pgBoss.send(name, null, { ...jobs, ...placed(job) }));
}

export async function enqueueJobs(
  tx: Database,
  { name, jobs }: Queue,
  added: (string | { id: string; startAfter: Date })[],
): Promise<void> {
  if (added.length > 0) {
    await within(tx, (pgBoss) =>
      pgBoss.insert(
        name,
        added.map((job) => ({ ...jobs, ...(typeof job === "string" ? { id: job } : job) })),
      ),
    );
  }
}

/** Queues a job that comes again, at most one in `everyInSeconds` whoever asks. */
export async function requestJob({ name, jobs }: Queue, everyInSeconds: number): Promise<void> {
  await boss().send(name, null, { ...jobs, singletonSeconds: everyInSeconds });
}

/** Queues jobs anew that are missing or have ended without their work being done. */
export async function restoreJobs(
  { name, jobs }: Queue,
  lost: (string | GroupedJob)[],
): Promise<void> {
  const placedJobs = lost.map(placed);
  if (placedJobs.length === 0) {
    return;
  }
  const ids = placedJobs.map(({ id }) => id);
  const anew = placedJobs.map((job) => ({ ...jobs, ...job }));
  // Both or neither: a process that dies in between must not lose them for another hour.
  await transact((tx) =>
    within(tx, async (pgBoss) => {
      await pgBoss.deleteJob(name, ids);
      await pgBoss.insert(name, anew);
    }),
  );
}

export async function returnJobs(queueName: string, ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL
    WHERE name = ${queueName} AND id = ANY(${ids}::uuid[]) AND state = 'active'`;
}

export async function runJobsNow({ name }: Queue): Promise<void> {
  await db().$executeRaw`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ${name} AND state = 'retry' AND start_after > now()`;
}

/** Whether a job could be begun now: it is due, and none of its group is under way. */
export async function hasDueJob({ name }: Queue): Promise<boolean> {
  const due = await db().$queryRaw<unknown[]>`
    SELECT id FROM pgboss.job due
    WHERE name = ${name} AND state < 'active' AND NOT blocked AND start_after <= now()
      AND NOT EXISTS (
        SELECT id FROM pgboss.job
        WHERE name = due.name AND state = 'active' AND group_id = due.group_id
      )
    LIMIT 1`;
  return due.length > 0;
}

/** When a job of a queue was last begun that is done by now; null where its jobs are forgotten. */
export async function findLastRun(queueName: string): Promise<Date | null> {
  const [last] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT max(started_on) AS at FROM pgboss.job WHERE name = ${queueName} AND state = 'completed'`;
  return last?.at ?? null;
}

function placed(job: string | GroupedJob) {
  return typeof job === "string" ? { id: job } : { id: job.id, group: { id: job.groupId } };
}
