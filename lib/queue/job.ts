import "server-only";
import { timedJob } from "@/lib/observability/timed";
import { noClient } from "@/lib/request/client";
import { answerFor } from "@/lib/request/current-request";
import type { Queue } from "./queue";
import { trackRunningJob } from "./running-jobs";

export interface Job {
  queue: Queue;
  /** How many jobs one process does at a time. */
  atOnce: number;
  /** How soon a job is found that nobody has woken the workers for. */
  lookEveryInSeconds: number;
  /** Work that comes again: once in so many seconds, by one instance. */
  everyInSeconds?: number;
  handle(id: string, triedBefore: number): Promise<void>;
}

interface GivenJob {
  id: string;
  retryCount: number;
}

/** Does a job; what is logged meanwhile names it as a request. */
export function runJob({ queue, handle }: Job, { id, retryCount }: GivenJob): Promise<void> {
  const current = { client: noClient, requestId: id };
  return trackRunningJob(queue.name, id, () =>
    timedJob(queue.name, () => answerFor(current, () => handle(id, retryCount))),
  );
}
