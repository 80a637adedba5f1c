import "server-only";
import { timedJob } from "@/lib/observability/timed-job";
import { noClient } from "@/lib/request/client";
import { runInRequest } from "@/lib/request/current-request";
import type { Queue } from "./queue";
import { trackRunningJob } from "./running-jobs";

export interface Job {
  queue: Queue;
  /** Per process. */
  atOnce: number;
  /** Polling interval for jobs that nobody announced. */
  pollEveryInSeconds: number;
  everyInSeconds?: number;
  handle(id: string, triedBefore: number): Promise<void>;
}

interface GivenJob {
  id: string;
  retryCount: number;
}

/** Logs use the job's id as request id. */
export function runJob({ queue, handle }: Job, { id, retryCount }: GivenJob): Promise<void> {
  const current = { client: noClient, requestId: id };
  return trackRunningJob(queue.name, id, () =>
    timedJob(queue.name, () => runInRequest(current, () => handle(id, retryCount))),
  );
}
