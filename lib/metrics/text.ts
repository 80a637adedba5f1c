import "server-only";
import { backlogText } from "./backlog";
import { metrics } from "./metrics";

interface Exposition {
  text: string;
  contentType: string;
}

let answer: Promise<Exposition> | undefined;

/** All metrics in Prometheus' text format: the process's own, and what waits in the database. One round at a time. */
export function metricsText(): Promise<Exposition> {
  answer ??= write().finally(() => {
    answer = undefined;
  });
  return answer;
}

async function write(): Promise<Exposition> {
  const registry = metrics()?.registry;
  const [own = "", backlog] = await Promise.all([registry?.metrics(), backlogText()]);
  return { text: own + backlog, contentType: registry?.contentType ?? "text/plain" };
}
