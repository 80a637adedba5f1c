import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { boss } from "./boss";
import { type Job, runJob } from "./job";
import { hasDueJob, oneOfGroup, type Queue, requestJob } from "./queue";
import { reportQueueError } from "./report-queue-error";

const pollAgainInMs = 20;

export interface Tally {
  done: number;
  failed: number;
}

/** For hosts without workers; `until` is in Unix ms. */
export async function runDueJobs(work: Job, until: number): Promise<Tally> {
  if (work.everyInSeconds !== undefined) {
    await requestJob(work.queue, work.everyInSeconds);
  }
  const tally: Tally = { done: 0, failed: 0 };
  await Promise.all(Array.from({ length: work.atOnce }, () => workUntil(work, until, tally)));
  return tally;
}

export function superviseJobs(): Promise<void> {
  return boss().supervise();
}

async function workUntil(work: Job, until: number, tally: Tally): Promise<void> {
  const { queue } = work;
  while (Date.now() < until) {
    const job = await fetchJob(queue, until);
    if (!job) {
      return;
    }
    const heart = sendHeartbeats(queue, job.id);
    try {
      await runJob(work, job);
      await boss().complete(queue.name, job.id);
      tally.done += 1;
    } catch (error) {
      await boss().fail(queue.name, job.id, error as Error);
      tally.failed += 1;
    } finally {
      clearInterval(heart);
    }
  }
}

/** A race for one group returns nothing although other jobs are due. */
async function fetchJob(queue: Queue, until: number) {
  do {
    const [job] = await boss().fetch(queue.name, { ...oneOfGroup, includeMetadata: true });
    if (job || !(await hasDueJob(queue))) {
      return job;
    }
    await pause(pollAgainInMs);
  } while (Date.now() < until);
}

/** The queue's heartbeat, which workers send themselves. */
function sendHeartbeats({ name, jobs }: Queue, id: string): NodeJS.Timeout | undefined {
  return jobs.heartbeatSeconds === undefined
    ? undefined
    : setInterval(() => {
        boss().touch(name, id).catch(reportQueueError);
      }, jobs.heartbeatSeconds * 500);
}
