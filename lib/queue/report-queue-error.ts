import "server-only";
import { throttle } from "@/lib/async/throttle";
import { log } from "@/lib/log/log";

const isNew = throttle(10 * 60_000);

/** Logs what goes wrong with the queue: a lasting fault once in ten minutes, not at each look for work. */
export function reportQueueError(fault: { message: string }): void {
  const level = isNew(kindOf(fault)) ? "error" : "debug";
  log()[level]({ err: fault }, "the job queue is disturbed, going on");
}

/** pg-boss appends queue and worker, which would make every fault one of its own. */
function kindOf({ message }: { message: string }): string {
  return message.replace(/ \(Queue: .*$/s, "");
}
