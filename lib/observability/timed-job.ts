import "server-only";
import { metrics } from "./metrics";

export async function timedJob(queueName: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const count = (outcome: "done" | "failed") =>
    metrics()?.countJob(queueName, outcome, performance.now() - startedAt);
  try {
    await work();
  } catch (error) {
    count("failed");
    throw error;
  }
  count("done");
}
