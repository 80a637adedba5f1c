import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "@/scripts/process/port";
import { startRedis } from "@/tests/servers/redis";
import { lostWrites } from "./setup/acknowledged";
import { expectNoError } from "./setup/complaints";
import { processorTimes } from "./setup/costs";
import { tableOf } from "./setup/figures";
import { heapOf, inspectable } from "./setup/heap";
import { openSystem, type System } from "./setup/system";
import { startTraffic, stockUp } from "./setup/traffic";

const seconds = Number(process.env.LOAD_SECONDS ?? 300);
const users = Number(process.env.LOAD_USERS ?? 200);
const listings = Number(process.env.LOAD_LISTINGS ?? 20_000);
/** Minute 2 of five, and the same share of any other length. */
const firstLookAfterInMs = seconds * 0.4 * 1000;
const growthAtMost = 1.1;
const timeoutInMs = (seconds + 120) * 1000;

let system: System;
let inspectors: [number, number];

beforeAll(async () => {
  const redis = await startRedis();
  afterAll(() => redis.stop());
  inspectors = [await findFreePort(), await findFreePort()];
  system = await openSystem({ env: { REDIS_URL: redis.url }, envOf: inspectable(inspectors) });
  await stockUp(system, listings);
});

test(
  `mixed traffic of ${users} people for ${seconds} s meets no error, loses no write and leaves no memory behind`,
  async () => {
    const traffic = await startTraffic(system, { seconds, users });
    await sleep(firstLookAfterInMs);
    const before = await heaps();
    const report = await traffic.report;
    const after = await heaps();
    console.log(tableOf(report));
    for (const [index, bytes] of after.entries()) {
      const first = before[index] ?? 0;
      console.log(
        `instance ${index + 1}: ${megabytes(first)} after ${firstLookAfterInMs / 1000} s, ${megabytes(bytes)} at the end (${(bytes / first).toFixed(2)})`,
      );
    }
    expectNoError(system, report);
    expect(Object.values(report.kinds).every(({ unavailable }) => unavailable === 0)).toBe(true);
    const { listings: made, prices, statuses, documents } = report.acknowledged;
    expect([made, prices, statuses, documents].every((writes) => writes.length > 0)).toBe(true);
    expect(await lostWrites(report.acknowledged)).toEqual([]);
    for (const [index, bytes] of after.entries()) {
      expect(bytes / (before[index] ?? 0)).toBeLessThan(growthAtMost);
    }
  },
  timeoutInMs,
);

test("one instance and two, asked as fast as they answer", async () => {
  const all = system.instances.map(({ port }) => port);
  const rates: number[] = [];
  for (const led of [all.slice(0, 1), all]) {
    system.proxy.lead(led);
    await sleep(1_000);
    const costs = processorTimes(system);
    const traffic = await startTraffic(system, { seconds: 8, users: 24, thinkInMs: [0, 20] });
    const report = await traffic.report;
    const asked = Object.values(report.kinds).reduce((sum, kind) => sum + kind.asked, 0);
    rates.push(asked / report.seconds);
    console.log(`${led.length}: ${(asked / report.seconds).toFixed(1)} a second, ${costs(asked)}`);
    expectNoError(system, report);
  }
  const [one = 0, two = 0] = rates;
  console.log(`Two instances answer ${(two / one).toFixed(2)} times as much as one.`);
});

function heaps(): Promise<number[]> {
  return Promise.all(
    system.instances.map((instance, index) => heapOf(instance, inspectors[index] ?? 0)),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
