// `node process.ts <module> <documents>`: one engine in a process of its own, asked by messages.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { Engine, OfferDocument } from "./engine.ts";

const [modulePath = "", file = ""] = process.argv.slice(2);
const engine: Engine = await import(pathToFileURL(modulePath).href);
const begin = performance.now();
await engine.index(documentsIn(file));
const { rss } = process.memoryUsage();
process.send?.({ indexedInMs: performance.now() - begin, bytes: rss });
process.on("message", async (query: string) => {
  const asked = performance.now();
  const ids = await engine.search(query);
  process.send?.({ ids, inMs: performance.now() - asked });
});

async function* documentsIn(path: string): AsyncGenerator<OfferDocument> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line);
  }
}
