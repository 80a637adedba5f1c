import { beforeAll, expect, test } from "vitest";
import { lostWrites } from "./setup/acknowledged";
import { expectNoError } from "./setup/complaints";
import { tableOf } from "./setup/figures";
import { openSystem, type System } from "./setup/system";
import { startTraffic } from "./setup/traffic";

/** Longer than nginx keeps a connection that nobody uses. */
const stopDelayInMs = 3_000;
const endsWithinInMs = 10_000;

let system: System;

beforeAll(async () => {
  system = await openSystem({ env: { STOP_DELAY_MS: String(stopDelayInMs) } });
});

test("both instances are restarted one after the other under load: no request and no write is lost", async () => {
  const traffic = await startTraffic(system, { users: 30, thinkInMs: [100, 1000] });
  await traffic.untilWritten(2);
  for (const [index, instance] of system.instances.entries()) {
    const { code, inMs } = await instance.stop();
    console.log(`Instance ${index + 1} ended after ${Math.round(inMs)} ms.`);
    expect(code).toBe(0);
    expect(inMs).toBeLessThan(endsWithinInMs);
    await instance.start();
    const client = system.clientOfInstance(index === 0 ? 0 : 1);
    const readiness = async () => (await client.ask("/readyz")).text();
    await expect.poll(readiness, { timeout: 60_000 }).toContain('"ready":true');
  }
  const report = await traffic.end();
  console.log(tableOf(report));
  expectNoError(system, report);
  expect(Object.values(report.kinds).map(({ unavailable }) => unavailable)).toEqual(
    Object.values(report.kinds).map(() => 0),
  );
  expect(report.acknowledged.listings.length).toBeGreaterThan(0);
  expect(await lostWrites(report.acknowledged)).toEqual([]);
});
