import "@/tests/setup/database";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Redis, startRedis } from "@/tests/servers/redis.ts";
import { timeOf } from "../bench/figures";
import { clientOf, startInstance, startPair, untilBack } from "./cache-instances";
import { startLine } from "./line";

let redis: Redis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

test("while Redis is killed every page is made anew, and nothing of before is shown when it is back", async () => {
  const [a, b] = await startPair(redis.url);
  await a.visit("/1", "listing:1", () => "before");
  await redis.kill();
  expect(await b.visit("/1", "listing:1", () => "made while away")).toBe("made while away");
  expect(await b.visit("/1", "listing:1", () => "made again")).toBe("made again");
  await a.drop("listing:1");
  await redis.restart();
  await untilBack(a, b);
  expect([await a.find("/1"), await b.find("/1")]).toEqual([null, null]);
  await a.visit("/1", "listing:1", () => "after");
  expect(await b.visit("/1", "listing:1")).toBe("after");
});

test("while Redis hangs only the first ones wait, and not for long; then all is right", async () => {
  const [a, b] = await startPair(redis.url);
  await a.visit("/2", "listing:2", () => "before");
  redis.pause();
  const firstWaits = await timeOf(() =>
    Promise.all([1, 2, 3].map(() => a.visit("/2", "listing:2", () => "made while it hung"))),
  );
  expect(firstWaits).toBeLessThan(2_000);
  // If each of the hundred waited its quarter of a second, this would take 25.
  const othersWait = await timeOf(async () => {
    for (let count = 0; count < 100; count++) {
      expect(await a.visit("/2", "listing:2", () => "made while it hung")).toContain("hung");
    }
  });
  expect(othersWait).toBeLessThan(5_000);
  await b.drop("listing:2");
  expect(b.isUnavailable()).toBe(true);
  redis.resume();
  await untilBack(a, b);
  expect([await a.find("/2"), await b.find("/2")]).toEqual([null, null]);
});

test("changes made while Redis hesitates reach the others at once when it goes on", async () => {
  const [a, b] = await startPair(redis.url);
  await b.visit("/9", "listing:9", () => "before");
  // Short connections delay the next attempt.
  await sleep(600);
  redis.pause();
  const found = a.find("/9");
  await expect.poll(a.isUnavailable, { interval: 10 }).toBe(true);
  redis.resume();
  await a.drop("listing:9");
  expect(await found).toBeNull();
  const isShown = async () => (await b.find("/9")) !== null;
  // The usual pause before a retry is half a second.
  await expect.poll(isShown, { interval: 10, timeout: 400 }).toBe(false);
  await untilBack(a, b);
});

test("tags that an instance drops while cut off are dropped for all once it is back", async () => {
  const { line, a, b } = await startCutOff();
  await b.visit("/3", "listing:3", () => "before");
  line.cut();
  await a.drop("listing:3");
  expect(a.isUnavailable()).toBe(true);
  // No instance can tell it; the decision allows this until Redis is back.
  expect(await b.visit("/3", "listing:3")).toBe("before");
  // This page was begun before the drop arrived, so it goes as well.
  const html = await b.visit("/4", "listing:3", async () => {
    line.mend();
    await untilBack(a);
    return "begun before the return";
  });
  expect(html).toBe("begun before the return");
  expect([await b.find("/3"), await b.find("/4")]).toEqual([null, null]);
});

test("a drop that comes while an instance is about to be back is not lost", async () => {
  const { line, a, b } = await startCutOff();
  line.cut();
  await expect.poll(a.isUnavailable).toBe(true);
  line.holdAnswers();
  await expect.poll(line.isHolding).toBe(true);
  await b.visit("/5", "listing:5", () => "read before the change");
  await a.drop("listing:5");
  line.mend();
  await untilBack(a);
  expect(await b.find("/5")).toBeNull();
});

test("a message sent before an outage and arriving after it is ignored", async () => {
  const { line, a, b } = await startCutOff();
  line.holdCommands();
  await a.visit("/6", "listing:6", async () => "read before the change");
  await b.drop("listing:6");
  line.mend();
  await untilBack(a);
  await sleep(200);
  expect([await a.find("/6"), await b.find("/6")]).toEqual([null, null]);
});

test("a Redis that is full stores nothing new, and still nothing stale is shown", async () => {
  const [a, b] = await startPair(redis.url);
  await a.visit("/7", "listing:7", () => "before");
  const client = await clientOf(redis.url);
  await client.configSet({ "maxmemory-policy": "noeviction", maxmemory: "1mb" });
  expect(await b.visit("/7", "listing:7")).toBe("before");
  await b.drop("listing:7");
  expect([await a.find("/7"), await b.find("/7")]).toEqual([null, null]);
  expect(await a.visit("/7", "listing:7", () => "made")).toBe("made");
  expect(await b.visit("/7", "listing:7", () => "made again")).toBe("made again");
  expect([a.isUnavailable(), b.isUnavailable()]).toEqual([false, false]);
  await client.configSet({ maxmemory: "0" });
  await a.visit("/7", "listing:7", () => "kept again");
  expect(await b.visit("/7", "listing:7")).toBe("kept again");
});

test.each<[string, (client: Client) => Promise<unknown>, (client: Client) => Promise<unknown>]>([
  [
    "that has become a replica",
    (client) => client.sendCommand(["REPLICAOF", "127.0.0.1", "1"]),
    (client) => client.sendCommand(["REPLICAOF", "NO", "ONE"]),
  ],
  ["whose disk is full", fillDisk, deleteOldestDrafts],
])(
  "of a Redis %s and only answers, nothing is shown that was changed meanwhile",
  async (_, begin, end) => {
    const [a, b] = await startPair(redis.url);
    const client = await clientOf(redis.url);
    await a.visit("/8", "listing:8", () => "before");
    expect(await b.visit("/8", "listing:8")).toBe("before");
    await begin(client);
    await a.drop("listing:8");
    expect([await a.find("/8"), await b.find("/8")]).toEqual([null, null]);
    expect([a.isUnavailable(), b.isUnavailable()]).toEqual([true, true]);
    await end(client);
    await untilBack(a, b);
    expect([await a.find("/8"), await b.find("/8")]).toEqual([null, null]);
    await a.visit("/8", "listing:8", () => "after");
    expect(await b.visit("/8", "listing:8")).toBe("after");
  },
);

type Client = Awaited<ReturnType<typeof clientOf>>;

/** Redis with Debian's settings refuses every write after a failed snapshot. */
async function fillDisk(client: Client): Promise<void> {
  mkdirSync(path.join(await snapshotOf(client), "inside"), { recursive: true });
  await client.configSet({ save: "3600 1" });
  await untilSaved(client, "err");
}

async function deleteOldestDrafts(client: Client): Promise<void> {
  rmSync(await snapshotOf(client), { recursive: true });
  await untilSaved(client, "ok");
  await client.configSet({ save: "" });
}

async function snapshotOf(client: Client): Promise<string> {
  const { dir = "" } = await client.configGet("dir");
  return path.join(dir, "dump.rdb");
}

async function untilSaved(client: Client, outcome: "ok" | "err"): Promise<void> {
  await client.sendCommand(["BGSAVE"]);
  const info = () => client.info("persistence");
  await expect.poll(info).toContain(`rdb_last_bgsave_status:${outcome}`);
}

/** Two instances; the connection of the first to Redis can be cut. */
async function startCutOff() {
  const line = await startLine(redis.port);
  const [a, b] = [await startInstance(line.url), await startInstance(redis.url)];
  await untilBack(a, b);
  return { line, a, b };
}
