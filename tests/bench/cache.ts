// node --conditions=react-server --import tsx tests/bench/cache.ts: what a cached page costs out of Redis on this
// machine, and out of memory. Only the ratios of one run are worth telling.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import CacheHandler from "@/lib/cache/cache-handler.mjs";
import { openStore, type SharedStore } from "@/lib/cache/shared/store";
import { endWith, runScript } from "../../scripts/process/ending.ts";
import { startRedis } from "../servers/redis.ts";

const holder = globalThis as { lagerfundSharedStore?: SharedStore };
const rounds = 400;
const asPage = { kind: "APP_PAGE" };

// As large as a listing's page is, and as alike in itself.
const rows = Array.from(
  { length: 230 },
  (_, row) =>
    `<li class="flex gap-2 border-b border-line p-3" data-id="${row}"><a href="/listing/detail/${row}">` +
    `6ES7 315-2EH14 ${(row * 7919) % 10_007} – ${(row * 31) % 977} €</a><p>Neu, ${row} Stück</p></li>`,
).join("");
const page = {
  kind: "APP_PAGE",
  html: `<!DOCTYPE html>${rows}`,
  rscData: Buffer.from(rows.slice(0, 20_000)),
  headers: { "x-next-cache-tags": "listing:7,listings,manufacturers,every-listing,maker-names" },
  status: 200,
};

await runScript(measure);

async function measure() {
  const redis = await startRedis();
  const store = openStore(redis.url);
  while (store.figures().awaySince !== null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const serverDistDir = path.join(mkdtempSync(path.join(tmpdir(), "build-")), "server");
  mkdirSync(serverDistDir);
  writeFileSync(path.join(serverDistDir, "..", "BUILD_ID"), "bench");
  const context = { fs: {}, flushToDisk: false, serverDistDir, revalidatedTags: [] };
  const memory = () => new CacheHandler({ ...context, maxMemoryCacheSize: 64_000_000 });
  const shared = () => {
    holder.lagerfundSharedStore = store;
    const handler = new CacheHandler(context);
    delete holder.lagerfundSharedStore;
    return handler;
  };
  const times = { memory: await timesOf(memory), redis: await timesOf(shared) };
  console.log(JSON.stringify({ bytes: page.html.length + page.rscData.length, times }, null, 1));
  store.close();
  await redis.stop();
  await endWith(0);
}

/** Medians in milliseconds, of a page found for the first time by this process and found again. */
async function timesOf(make: () => CacheHandler) {
  const keeping: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const handler = make();
    await handler.get(`/${round}`, asPage);
    const begin = performance.now();
    await handler.set(`/${round}`, { ...page }, { cacheControl: { revalidate: 300 } });
    keeping.push(performance.now() - begin);
  }
  return { keep: median(keeping), find: await timeToFind(make), again: await timeToFind(make) };
}

/** The median, and the mean of what it takes of this process's processor time. */
async function timeToFind(make: () => CacheHandler) {
  const finding: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    if ((await make().get(`/${round}`, asPage)) === null) {
      throw new Error("A page was not found.");
    }
    finding.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(before);
  return { wall: median(finding), processor: (user + system) / 1000 / rounds };
}

function median(values: number[]) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
