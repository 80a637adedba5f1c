import "server-only";
import pMemoize from "p-memoize";
import { backlogText } from "./backlog-text";
import { metrics } from "./metrics";

interface Exposition {
  text: string;
  contentType: string;
}

/** Prometheus' text format; concurrent calls share one result. */
export const metricsText = pMemoize(write, { cache: false });

async function write(): Promise<Exposition> {
  const registry = metrics()?.registry;
  const [own = "", backlog] = await Promise.all([registry?.metrics(), backlogText()]);
  return { text: own + backlog, contentType: registry?.contentType ?? "text/plain" };
}
