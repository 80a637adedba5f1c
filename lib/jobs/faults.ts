import "server-only";
import { log } from "@/lib/log/log";

const sameFaultAgainInMs = 10 * 60_000;
const lastToldAt = new Map<string, number>();

/** Logs what goes wrong with the queue: a lasting fault once in ten minutes, not at each look for work. */
export function reportFault(fault: { message: string }): void {
  const now = Date.now();
  const isNew = now - (lastToldAt.get(kindOf(fault)) ?? 0) > sameFaultAgainInMs;
  if (isNew) {
    lastToldAt.set(kindOf(fault), now);
  }
  log()[isNew ? "error" : "debug"]({ err: fault }, "the job queue is disturbed, going on");
}

/** pg-boss appends queue and worker, which would make every fault one of its own. */
function kindOf({ message }: { message: string }): string {
  return message.replace(/ \(Queue: .*$/s, "");
}
