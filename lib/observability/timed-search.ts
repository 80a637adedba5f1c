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
