import "@/tests/setup/database";
import { createClient } from "@redis/client";
import { afterAll, expect, test } from "vitest";
import { query } from "@/scripts/database/connection.ts";
import { startStandby } from "@/scripts/database/standby.ts";
import { startRedis } from "@/tests/servers/redis.ts";

const endings: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const end of endings.reverse()) {
    await end();
  }
});

test("a standby reads what its primary wrote, hangs, falls, comes back and catches up", async () => {
  const primaryUrl = process.env.DATABASE_URL ?? "";
  await query(primaryUrl, "CREATE TABLE written (id int)");
  const standby = await startStandby(primaryUrl);
  endings.push(standby.stop);
  const count = () => query(standby.url, "SELECT count(*)::int FROM written");
  expect(await count()).toEqual([{ count: 0 }]);
  await query(primaryUrl, "INSERT INTO written VALUES (1)");
  await expect.poll(count).toEqual([{ count: 1 }]);

  standby.pause();
  const begin = Date.now();
  await expect(count()).rejects.toThrow("timeout");
  expect(Date.now() - begin).toBeGreaterThan(4_000);
  standby.resume();
  expect(await count()).toEqual([{ count: 1 }]);

  await standby.kill();
  await expect(count()).rejects.toThrow("ECONNREFUSED");
  await query(primaryUrl, "INSERT INTO written VALUES (2)");
  await standby.restart();
  await expect.poll(count).toEqual([{ count: 2 }]);
});

test("a Redis hangs, falls, and comes back empty", async () => {
  const redis = await startRedis();
  endings.push(redis.stop);
  const ask = async () => {
    const client = createClient({ url: redis.url, socket: { reconnectStrategy: false } });
    client.on("error", () => {});
    // Connecting greets, and a greeting that is not answered is waited for without end.
    const patience = setTimeout(() => client.destroy(), 500);
    try {
      await client.connect();
      return await client.incr("count");
    } finally {
      clearTimeout(patience);
      client.destroy();
    }
  };
  expect([await ask(), await ask()]).toEqual([1, 2]);
  redis.pause();
  await expect(ask()).rejects.toThrow();
  redis.resume();
  expect(await ask()).toBeGreaterThan(2);
  await redis.kill();
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
  await redis.restart();
  expect(await ask()).toBe(1);
});
