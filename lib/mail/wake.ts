import "server-only";
import { wakeWorkers } from "@/lib/queue/workers";
import { mailQueue } from "./outbox";

/**
 * Has queued mails sent now. Call it after the commit; a process without a worker ignores it.
 * Apart from the worker, so that who only queues mail does not load what renders and sends it.
 */
export function wakeMailWorker(): void {
  wakeWorkers(mailQueue.name);
}
