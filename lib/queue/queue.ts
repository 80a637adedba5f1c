import "server-only";
import type { QueueOptions } from "pg-boss";
import { type Database, db, transact } from "@/lib/db/client";
import { boss, withTransaction } from "./boss";

export interface Queue {
  name: string;
  jobs: QueueOptions;
}

/** One job of a group runs at a time. */
export interface GroupedJob {
  id: string;
  groupId: string;
}

/** A unique index decides when two start at once. */
export const oneOfGroup = { groupConcurrency: 1 };

/** Commits with the transaction. A string is the id of the job's row. */
export async function enqueueJob(
  tx: Database,
  { name, jobs }: Queue,
  job: string | GroupedJob,
): Promise<void> {
  await withTransaction(tx, (pgBoss) => pgBoss.send(name, null, { ...jobs, ...jobOptionsOf(job) }));
}

export async function enqueueJobs(
  tx: Database,
  { name, jobs }: Queue,
  added: (string | { id: string; startAfter: Date })[],
): Promise<void> {
  if (added.length > 0) {
    await withTransaction(tx, (pgBoss) =>
      pgBoss.insert(
        name,
        added.map((job) => ({ ...jobs, ...(typeof job === "string" ? { id: job } : job) })),
      ),
    );
  }
}

/** At most one job per interval. */
export async function requestJob({ name, jobs }: Queue, everyInSeconds: number): Promise<void> {
  await boss().send(name, null, { ...jobs, singletonSeconds: everyInSeconds });
}

/** For jobs that are missing or ended unfinished. */
export async function restoreJobs(
  { name, jobs }: Queue,
  lost: (string | GroupedJob)[],
): Promise<void> {
  const placedJobs = lost.map(jobOptionsOf);
  if (placedJobs.length === 0) {
    return;
  }
  const ids = placedJobs.map(({ id }) => id);
  const anew = placedJobs.map((job) => ({ ...jobs, ...job }));
  // Atomic, so a crash loses no job.
  await transact((tx) =>
    withTransaction(tx, async (pgBoss) => {
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

/** False while another job of its group runs. */
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

/** Null once its jobs are deleted. */
export async function findLastRun(queueName: string): Promise<Date | null> {
  const [last] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT max(started_on) AS at FROM pgboss.job WHERE name = ${queueName} AND state = 'completed'`;
  return last?.at ?? null;
}

function jobOptionsOf(job: string | GroupedJob) {
  return typeof job === "string" ? { id: job } : { id: job.id, group: { id: job.groupId } };
}
