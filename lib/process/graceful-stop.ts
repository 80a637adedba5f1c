import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/log/log";
import { rejectWaiting, stopListening, untilAnswered } from "./drain-requests";
import { beginStopping } from "./stopping";

const finishWithinInMs = 4_000;
const tidyWithinInMs = 1_500;
const rejectWithinInMs = 500;

export interface Duties {
  /** `until` is in ms of performance.now(). */
  endWork(until: number): Promise<void>;
  tidyUp: (() => Promise<void>)[];
}

/** Stops without losing a request (docs/decisions/0045). */
export async function stopGracefully(delayInMs: number, duties: Duties): Promise<void> {
  const startedAt = performance.now();
  const answerUntil = startedAt + delayInMs + finishWithinInMs;
  beginStopping();
  log().info({ delayInMs }, "told to stop");
  const workEnded = duties.endWork(answerUntil).catch(logFailure("work"));
  await pause(delayInMs);
  await stopListening();
  await untilAnswered(answerUntil);
  rejectWaiting();
  const left = await untilAnswered(performance.now() + rejectWithinInMs);
  const limit = pause(answerUntil + tidyWithinInMs - performance.now()).then(() => "out of time");
  const tidied = workEnded.then(() => tidyUp(duties.tidyUp));
  const outcome = await Promise.race([tidied, limit]);
  log().info(
    { requestsLeft: left, outcome, tookInMs: Math.round(performance.now() - startedAt) },
    "stopped",
  );
  process.exit(0);
}

async function tidyUp(steps: Duties["tidyUp"]): Promise<string> {
  for (const step of steps) {
    await step().catch(logFailure(step.name));
  }
  return "all done";
}

function logFailure(duty: string): (error: unknown) => void {
  return (error) => log().warn({ err: error, duty }, "not ended as it should");
}
