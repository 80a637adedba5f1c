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

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
const holder = globalThis as { lagerfundWorkers?: Workers };

/** Starts the workers of this process, as soon as the database is there; asked again it does nothing. */
export function startWorkers(works: Job[]): void {
  if (!holder.lagerfundWorkers) {
    const workers = { idsOf: new Map<string, string[]>(), isStopping: new AbortController() };
    holder.lagerfundWorkers = { ...workers, started: start(works, workers) };
  }
}

/** Has the jobs of a queue done now. Call it after the commit; a process without workers ignores it. */
export function wakeWorkers(queueName: string): void {
  for (const id of holder.lagerfundWorkers?.idsOf.get(queueName) ?? []) {
    boss().notifyWorker(id);
  }
}

export async function stopWorkers(withinInMs = stopWithinInMs): Promise<void> {
  const workers = holder.lagerfundWorkers;
  delete holder.lagerfundWorkers;
  workers?.isStopping.abort();
  // It takes whole numbers only, and no negative ones.
  const limit = AbortSignal.timeout(Math.max(0, Math.ceil(withinInMs)));
  const hasEnded = await Promise.race([
    endWorkers(workers).then(() => true),
    once(limit, "abort").then(() => false),
  ]);
  await (hasEnded ? boss().stop({ graceful: false }) : giveBack());
}

async function endWorkers(workers: Workers | undefined): Promise<void> {
  // Those that are at work stop first: one that is still to start finds `isStopping`.
  await endThoseOf(workers?.idsOf.keys());
  await workers?.started;
  await endThoseOf(workers?.idsOf.keys());
}

async function endThoseOf(queueNames: Iterable<string> = []): Promise<void> {
  await Promise.all(Array.from(queueNames, (name) => boss().offWork(name)));
}

async function giveBack(): Promise<void> {
  for (const [queueName, ids] of runningJobs()) {
    await returnJobs(queueName, ids);
  }
}

async function start(works: Job[], { idsOf, isStopping }: Omit<Workers, "started">) {
  await startBoss(isStopping.signal);
  for (const work of works) {
    if (!isStopping.signal.aborted) {
      idsOf.set(work.queue.name, await employ(work));
      requestAgainAndAgain(work, isStopping.signal);
    }
  }
}

/** A database that is away must not keep the server from starting, nor a server that is up from working. */
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

function employ(work: Job): Promise<string[]> {
  const { queue, atOnce, lookEveryInSeconds } = work;
  const options = {
    ...oneOfGroup,
    includeMetadata: true,
    pollingIntervalSeconds: lookEveryInSeconds,
  } as const;
  const worker = () =>
    boss().work(queue.name, options, async (jobs) => {
      try {
        await Promise.all(jobs.map((job) => runJob(work, job)));
      } finally {
        // There may be another one: a worker would pause after each job.
        wakeWorkers(queue.name);
      }
    });
  return Promise.all(Array.from({ length: atOnce }, worker));
}

function requestAgainAndAgain({ queue, everyInSeconds }: Job, signal: AbortSignal): void {
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
