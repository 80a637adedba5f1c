import "server-only";
import { metrics } from "./metrics";

export type SearchKind = "text" | "browse" | "newest" | "suggestions" | "similar" | "alternatives";

/** Counts failed searches, too. */
export async function timedSearch<Answer>(
  kind: SearchKind,
  search: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  try {
    return await search();
  } finally {
    metrics()?.countSearch(kind, performance.now() - startedAt);
  }
}

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
