import "server-only";
import { boss } from "./boss";
import { reportFault } from "./faults";
import { oneOfGroup, type Queue, requestJob } from "./queue";
import { doJob, type Work } from "./work";

export interface Tally {
  done: number;
  failed: number;
}

/**
 * Does what is due in a queue until nothing is left or it is `until` (ms of the clock), for hosts on which
 * no worker runs. Several at once, here or in other processes, never do the same job.
 */
export async function workOff(work: Work, until: number): Promise<Tally> {
  if (work.everyInSeconds !== undefined) {
    await requestJob(work.queue, work.everyInSeconds);
  }
  const tally: Tally = { done: 0, failed: 0 };
  await Promise.all(Array.from({ length: work.atOnce }, () => workAlone(work, until, tally)));
  return tally;
}

/** Gives back the jobs of processes that died and clears away old ones, as workers do by themselves. */
export function superviseJobs(): Promise<void> {
  return boss().supervise();
}

async function workAlone(work: Work, until: number, tally: Tally): Promise<void> {
  const { queue } = work;
  while (Date.now() < until) {
    const [job] = await boss().fetch(queue.name, { ...oneOfGroup, includeMetadata: true });
    if (!job) {
      return;
    }
    const heart = beat(queue, job.id);
    try {
      await doJob(work, job);
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

/** Says that the job is still worked on, where its queue wants to hear it, as workers do by themselves. */
function beat({ name, jobs }: Queue, id: string): NodeJS.Timeout | undefined {
  return jobs.heartbeatSeconds === undefined
    ? undefined
    : setInterval(() => {
        boss().touch(name, id).catch(reportFault);
      }, jobs.heartbeatSeconds * 500);
}
