import "server-only";
import type { QueueOptions } from "pg-boss";
import type { Database } from "@/lib/db/client";
import { boss, within } from "./boss";

/** A queue that a migration has created. */
export interface Queue {
  name: string;
  /** How its jobs are kept, expire and are tried again; said with each job, so that it stands here alone. */
  jobs: QueueOptions;
}

/** Queues a job within a transaction: both or neither. `id` is that of the row which the job is about. */
export async function enqueueJob(tx: Database, { name, jobs }: Queue, id: string): Promise<void> {
  await within(tx, (pgBoss) => pgBoss.send(name, null, { ...jobs, id }));
}

/** The same for several; a job of an id that is already queued or was lately done is not queued again. */
export async function enqueueJobs(
  tx: Database,
  { name, jobs }: Queue,
  ids: string[],
): Promise<void> {
  if (ids.length > 0) {
    await within(tx, (pgBoss) =>
      pgBoss.insert(
        name,
        ids.map((id) => ({ ...jobs, id })),
      ),
    );
  }
}

/** Queues a job that comes again, at most one in `everyInSeconds` whoever asks. */
export async function requestJob({ name, jobs }: Queue, everyInSeconds: number): Promise<void> {
  await boss().send(name, null, { ...jobs, singletonSeconds: everyInSeconds });
}

/** Queues jobs anew that are missing or have ended without their work being done. */
export async function restoreJobs({ name, jobs }: Queue, ids: string[]): Promise<void> {
  if (ids.length > 0) {
    await boss().deleteJob(name, ids);
    await boss().insert(
      name,
      ids.map((id) => ({ ...jobs, id })),
    );
  }
}
