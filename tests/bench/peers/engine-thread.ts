// A thread with one engine: indexes batches of offers until it receives null, then answers queries.
import { on } from "node:events";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Engine, OfferDocument } from "./engine.ts";

if (!parentPort) {
  throw new Error("This is no program of its own.");
}
const port = parentPort;
const engine: Engine = await import(pathToFileURL(workerData).href);
const begin = performance.now();
await engine.index(documents());
const { heapUsed } = process.memoryUsage();
port.postMessage({ indexedInMs: performance.now() - begin, bytes: heapUsed });
port.on("message", async (query: string) => {
  const asked = performance.now();
  const ids = await engine.search(query);
  port.postMessage({ ids, inMs: performance.now() - asked });
});

async function* documents(): AsyncGenerator<OfferDocument> {
  for await (const [batch] of on(port, "message")) {
    if (batch === null) {
      return;
    }
    yield* batch;
  }
}
