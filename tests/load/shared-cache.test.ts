import "@/tests/setup/database";
import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Redis, startRedis } from "@/tests/servers/redis.ts";
import {
  asPage,
  clientOf,
  type Instance,
  page,
  startInstance,
  startPair,
  untilBack,
} from "./cache-instances";

let redis: Redis;
let a: Instance;
let b: Instance;

beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(async () => {
  [a, b] = await startPair(redis.url);
});
afterAll(() => redis.stop());

test("instances share cached pages and drop tags together", async () => {
  expect(await a.visit("/7", "listing:7,all", () => "active")).toBe("active");
  expect(await b.visit("/7", "listing:7,all", () => "made again")).toBe("active");
  await a.drop("listing:7");
  expect(await b.find("/7")).toBeNull();
  expect(await b.visit("/7", "listing:7,all", () => "paused")).toBe("paused");
  expect(await a.visit("/7", "listing:7,all", () => "made again")).toBe("paused");
  await b.handler().revalidateTag(["all"], { expire: 0 });
  expect(await a.find("/7")).toBeNull();
});

test("an unchanged entry is not sent again", async () => {
  const show = () => b.visit("/1", "listing:1");
  await a.visit("/1", "listing:1", () => `first ${randomBytes(5_000).toString("hex")}`);
  expect(await show()).toContain("first");
  const before = await sentBytes();
  expect([await show(), await show()]).toEqual([await show(), expect.stringContaining("first")]);
  expect((await sentBytes()) - before).toBeLessThan(2_000);
  await a.drop("listing:1");
  await a.visit("/1", "listing:1", () => "second");
  expect(await show()).toBe("second");
});

test("a page that was begun before the other instance dropped its tag is not cached, the next one at once", async () => {
  const html = await a.visit("/8", "listing:8", async () => {
    await b.drop("listing:8");
    return "read before the change";
  });
  expect(html).toBe("read before the change");
  expect([await a.find("/8"), await b.find("/8")]).toEqual([null, null]);
  await a.visit("/8", "listing:8", () => "read after it");
  expect(await b.visit("/8", "listing:8")).toBe("read after it");
});

test("of a request that looked twice the first look counts", async () => {
  const handler = a.handler();
  await handler.get("/9", asPage);
  await b.drop("listing:9");
  await handler.get("/9", asPage);
  await handler.set("/9", page("listing:9", "read between them"), {});
  expect(await b.find("/9")).toBeNull();
  await b.handler().set("/9", page("listing:9", "never looked"), {});
  expect(await b.find("/9")).toBeNull();
});

test("reads go by the tags they are asked with, those of their path too", async () => {
  const read = { kind: "FETCH", data: { headers: {}, body: "größer", url: "" }, revalidate: 60 };
  const keep = async (key: string) => {
    const handler = a.handler();
    await handler.get(key, { kind: "FETCH", tags: ["listing:10"], softTags: ["_N_T_/x"] });
    await handler.set(key, read, { fetchCache: true, tags: ["listing:10"] });
  };
  const find = (key: string, softTags: string[]) =>
    b.handler().get(key, { kind: "FETCH", tags: ["listing:10"], softTags });
  await keep("read");
  expect(await find("read", ["_N_T_/x"])).toMatchObject({ value: read });
  await a.drop("_N_T_/x");
  expect(await find("read", ["_N_T_/x"])).toBeNull();
  expect(await find("read", [])).toMatchObject({ value: read });
  await a.drop("listing:10");
  expect(await find("read", [])).toBeNull();
});

test("an instance whose clock is an hour off changes nothing", async () => {
  for (const offInMs of [3_600_000, -3_600_000]) {
    const off = async <Answer>(work: () => Promise<Answer>) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offInMs });
      return work().finally(() => vi.useRealTimers());
    };
    await off(() => a.visit("/11", "listing:11", () => "by the wrong clock"));
    expect(await b.visit("/11", "listing:11")).toBe("by the wrong clock");
    await off(() => a.drop("listing:11"));
    expect(await b.find("/11")).toBeNull();
    await b.visit("/11", "listing:11", () => "by the right one");
    expect(await off(() => a.visit("/11", "listing:11"))).toBe("by the right one");
    await b.drop("listing:11");
    expect(await a.find("/11")).toBeNull();
  }
});

test("a large page comes back byte for byte, and one of another build never", async () => {
  const next = await startInstance(redis.url, "the next build");
  await untilBack(next);
  const large = {
    ...page("all", `<p>${"Größe 5 µm – 3 €, 部品 🛠 ".repeat(20_000)}</p>`),
    rscData: randomBytes(700_000),
    segmentData: new Map([
      ["/_tree", randomBytes(3_000)],
      ["/listing", Buffer.from("ä")],
    ]),
    postponed: undefined,
  };
  const cacheControl = { revalidate: 300, expire: 31_536_000 };
  const handler = a.handler();
  await handler.get("/large", asPage);
  const before = performance.timeOrigin + performance.now();
  await handler.set("/large", large, { cacheControl });
  const found = (await b.find("/large")) as { lastModified: number } | null;
  // `toEqual` would print the whole difference.
  expect(isDeepStrictEqual(found, { ...found, value: large, cacheControl })).toBe(true);
  const again = await b.find("/large");
  expect(isDeepStrictEqual(again, { ...again, value: large, cacheControl })).toBe(true);
  expect((found?.lastModified ?? 0) - before).toBeGreaterThan(-50);
  expect(await next.find("/large")).toBeNull();
});

test("an entry is not stored beyond its lifetime and a minute", async () => {
  await a.visit("/12", "all");
  const seconds = await (await clientOf(redis.url)).ttl("{lagerfund}:one build:/12");
  expect(seconds).toBeGreaterThan(350);
  expect(seconds).toBeLessThanOrEqual(360);
});

test("the shared store does not store pages that must not be cached", async () => {
  const missing = page("listing:13,missing", "gone");
  const handler = a.handler();
  for (const key of ["/left-out", "/asked", "/missing"]) {
    await handler.get(key, asPage);
  }
  await handler.set("/left-out", page("listing:13,unkept", "half"), {});
  const rscData = Buffer.from('0:{"q":"?note=Erika"}');
  await handler.set("/asked", { ...page("all", "asked"), rscData }, {});
  await handler.set("/missing", missing, {});
  expect([await b.find("/left-out"), await b.find("/asked")]).toEqual([null, null]);
  expect(await b.find("/missing")).toMatchObject({ value: { status: 404 } });
});

test("when everything is emptied, or the list of drops is evicted, nothing of before is shown", async () => {
  const client = await clientOf(redis.url);
  for (const lose of [["FLUSHALL"], ["DEL", "{lagerfund}:drops"]]) {
    await a.visit("/14", "listing:14", () => "before");
    const html = await b.visit("/15", "listing:14", async () => {
      await a.drop("listing:14");
      await client.sendCommand(lose);
      return "read before the change";
    });
    expect(html).toBe("read before the change");
    expect([await b.find("/14"), await a.find("/15")]).toEqual([null, null]);
    await a.visit("/14", "listing:14", () => "after");
    expect(await b.visit("/14", "listing:14")).toBe("after");
    await b.drop("listing:14");
  }
});

test("scripts that Redis has lost are sent again, and a hundred thousand drops are remembered", async () => {
  await a.visit("/16", "listing:16", () => "before");
  await a.visit("/17", "listing:17", () => "old");
  const client = await clientOf(redis.url);
  await client.scriptFlush();
  expect(await b.visit("/16", "listing:16")).toBe("before");
  await a.drop("listing:16");
  for (let at = 0; at < 100_000; at += 5_000) {
    await a.drop(...Array.from({ length: 5_000 }, (_, place) => `tag:${at + place}`));
  }
  // When old drops are forgotten, all entries of that age go too.
  expect([await b.find("/16"), await b.find("/17")]).toEqual([null, null]);
  await b.visit("/17", "listing:17", () => "new");
  expect(await a.visit("/17", "listing:17")).toBe("new");
  expect(await client.zCard("{lagerfund}:drops")).toBe(100_002);
});

async function sentBytes(): Promise<number> {
  const info = await (await clientOf(redis.url)).info("stats");
  return Number(/total_net_output_bytes:(\d+)/.exec(info)?.[1]);
}
