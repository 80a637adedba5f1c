import "server-only";
import type { PollingLoop } from "@/lib/jobs/polling-loop";

// Next bundles instrumentation and routes apart: only globalThis is the same for both.
export const mailWorkerHolder = globalThis as { lagerfundMailWorker?: PollingLoop };

/**
 * Has queued mails sent now. Call it after the commit; a process without a worker ignores it.
 * Apart from the worker, so that who only queues mail does not load what renders and sends it.
 */
export function wakeMailWorker(): void {
  mailWorkerHolder.lagerfundMailWorker?.wake();
}
