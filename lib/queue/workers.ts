import "server-only";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { boss } from "./boss";
import { type Job, runJob } from "./job";
import { oneOfGroup, requestJob, returnJobs } from "./queue";
import { reportQueueError } from "./report-queue-error";
import { runningJobs } from "./running-jobs";

const startAgainInMs = 2_000;
const requestEveryInMs = 5 * 60_000;
const stopWithinInMs = 15_000;

interface Workers {
  idsOf: Map<string, string[]>;
  isStopping: AbortController;
  started: Promise<void>;
}

// Bundles share only globalThis.
const holder = globalThis as { lagerfundWorkers?: Workers };

export function startWorkers(jobs: readonly Job[]): void {
  if (!holder.lagerfundWorkers) {
    const workers = { idsOf: new Map<string, string[]>(), isStopping: new AbortController() };
    holder.lagerfundWorkers = { ...workers, started: start(jobs, workers) };
  }
}

/** Call it after the commit. */
export function wakeWorkers(queueName: string): void {
  for (const id of holder.lagerfundWorkers?.idsOf.get(queueName) ?? []) {
    boss().notifyWorker(id);
  }
}

export async function stopWorkers(withinInMs = stopWithinInMs): Promise<void> {
  const workers = holder.lagerfundWorkers;
  delete holder.lagerfundWorkers;
  workers?.isStopping.abort();
  const limit = AbortSignal.timeout(Math.max(0, Math.ceil(withinInMs)));
  const hasEnded = await Promise.race([
    endWorkers(workers).then(() => true),
    once(limit, "abort").then(() => false),
  ]);
  await (hasEnded ? boss().stop({ graceful: false }) : returnRunningJobs());
}

async function endWorkers(workers: Workers | undefined): Promise<void> {
  // Stops running workers first; later ones check `isStopping`.
  await stopQueues(workers?.idsOf.keys());
  await workers?.started;
  await stopQueues(workers?.idsOf.keys());
}

async function stopQueues(queueNames: Iterable<string> = []): Promise<void> {
  await Promise.all(Array.from(queueNames, (name) => boss().offWork(name)));
}

async function returnRunningJobs(): Promise<void> {
  for (const [queueName, ids] of runningJobs()) {
    await returnJobs(queueName, ids);
  }
}

async function start(jobs: readonly Job[], { idsOf, isStopping }: Omit<Workers, "started">) {
  await startBoss(isStopping.signal);
  for (const work of jobs) {
    if (!isStopping.signal.aborted) {
      idsOf.set(work.queue.name, await startWorkersOf(work));
      requestPeriodically(work, isStopping.signal);
    }
  }
}

/** The server also starts without the database. */
async function startBoss(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await boss().start();
      return;
    } catch (error) {
      reportQueueError(error as Error);
      await pause(startAgainInMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

function startWorkersOf(work: Job): Promise<string[]> {
  const { queue, atOnce, pollEveryInSeconds } = work;
  const options = {
    ...oneOfGroup,
    includeMetadata: true,
    pollingIntervalSeconds: pollEveryInSeconds,
  } as const;
  const worker = () =>
    boss().work(queue.name, options, async (jobs) => {
      try {
        await Promise.all(jobs.map((job) => runJob(work, job)));
      } finally {
        // A worker would pause, although more jobs may be due.
        wakeWorkers(queue.name);
      }
    });
  return Promise.all(Array.from({ length: atOnce }, worker));
}

function requestPeriodically({ queue, everyInSeconds }: Job, signal: AbortSignal): void {
  if (everyInSeconds !== undefined) {
    const request = () =>
      void requestJob(queue, everyInSeconds)
        .then(() => wakeWorkers(queue.name))
        .catch(reportQueueError);
    const timer = setInterval(request, requestEveryInMs).unref();
    signal.addEventListener("abort", () => clearInterval(timer));
    request();
  }
}
