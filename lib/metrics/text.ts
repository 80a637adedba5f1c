import "server-only";
import pMemoize from "p-memoize";
import { backlogText } from "./backlog";
import { metrics } from "./metrics";

interface Exposition {
  text: string;
  contentType: string;
}

/** All metrics in Prometheus' text format: the process's own, and what waits in the database. One round at a time. */
export const metricsText = pMemoize(write, { cache: false });

async function write(): Promise<Exposition> {
  const registry = metrics()?.registry;
  const [own = "", backlog] = await Promise.all([registry?.metrics(), backlogText()]);
  return { text: own + backlog, contentType: registry?.contentType ?? "text/plain" };
}
