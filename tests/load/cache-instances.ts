import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@redis/client";
import { expect, onTestFinished } from "vitest";
import CacheHandler from "@/lib/cache/cache-handler.mjs";
import { dropTags } from "@/lib/cache/drop-tags";
import { openStore, type SharedStore } from "@/lib/cache/shared/redis-store";

const holder = globalThis as { lagerfundSharedStore?: SharedStore };

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** One process's view of the shared cache; `build` stands for a `next build`. */
export async function startInstance(url: string, build = "one build") {
  const store = openStore(url);
  onTestFinished(() => store.close());
  const serverDistDir = path.join(mkdtempSync(path.join(tmpdir(), "build-")), "server");
  mkdirSync(serverDistDir);
  writeFileSync(path.join(serverDistDir, "..", "BUILD_ID"), build);
  const instance = {
    store,
    /** Next makes one for each request. */
    handler() {
      holder.lagerfundSharedStore = store;
      const context = { fs: {}, flushToDisk: false, serverDistDir, revalidatedTags: [] };
      const handler = new CacheHandler({ ...context, maxMemoryCacheSize: 1_000_000 });
      delete holder.lagerfundSharedStore;
      return handler;
    },
    find: (key: string) => instance.handler().get(key, asPage),
    /** Finds a page or makes and stores it, as a visitor's request does. */
    async visit(key: string, tags: string, make: () => Promise<string> | string = () => "made") {
      const handler = instance.handler();
      const found = (await handler.get(key, asPage)) as { value: { html: string } } | null;
      if (found) {
        return found.value.html;
      }
      const html = await make();
      await handler.set(key, page(tags, html), { cacheControl: { revalidate: 300 } });
      return html;
    },
    async drop(...tags: string[]) {
      holder.lagerfundSharedStore = store;
      const dropped = dropTags(tags, "job");
      delete holder.lagerfundSharedStore;
      await dropped;
    },
    isUnavailable: () => store.figures().unreachableSince !== null,
  };
  return instance;
}

/** Two instances over one Redis, both connected. */
export async function startPair(url: string): Promise<[Instance, Instance]> {
  const pair: [Instance, Instance] = [await startInstance(url), await startInstance(url)];
  await untilBack(...pair);
  return pair;
}

export async function untilBack(...all: Instance[]): Promise<void> {
  await expect.poll(() => all.map((instance) => instance.isUnavailable())).not.toContain(true);
}

export async function clientOf(url: string) {
  const client = createClient({ url });
  await client.connect();
  onTestFinished(() => client.destroy());
  return client;
}

export const asPage = { kind: "APP_PAGE" };

export function page(tags: string, html: string) {
  return { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": tags }, status: 200 };
}
