import "server-only";
import { throttle } from "@/lib/async/throttle";
import { log } from "@/lib/log/log";

const isNew = throttle(10 * 60_000);

/** Logs a lasting error once in ten minutes. */
export function reportQueueError(error: { message: string }): void {
  const level = isNew(kindOf(error)) ? "error" : "debug";
  log()[level]({ err: error }, "the job queue is disturbed, going on");
}

/** pg-boss appends queue and worker to messages. */
function kindOf({ message }: { message: string }): string {
  return message.replace(/ \(Queue: .*$/s, "");
}
