import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { query } from "./connection.ts";
import { startDatabase } from "./launcher.ts";
import { placeIn, readPostmaster } from "./server-files.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "launcher-"));
const place = placeIn(dataDir);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("users share one server, which stops with the last of them", async () => {
  const [first, second] = await Promise.all([
    startDatabase({ dataDir }),
    startDatabase({ dataDir }),
  ]);
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await query(second.url, "SELECT lower('Ä') AS lower")).toEqual([{ lower: "ä" }]);
  await second.stop();
  expect(readPostmaster(place)).toBeUndefined();
}, 60_000);

test("the server stops when its user is killed", async () => {
  const { user } = await startUser();
  user.kill("SIGKILL");
  await untilStopped();
}, 60_000);

test("after everything was killed it starts again with its data", async () => {
  const { user, url } = await startUser();
  await query(url, "CREATE TABLE kept (id int)");
  process.kill(Number(readPostmaster(place)?.pid), "SIGKILL");
  user.kill("SIGKILL");
  const database = await startDatabase({ dataDir });
  expect(await query(database.url, "SELECT count(*)::int FROM kept")).toEqual([{ count: 0 }]);
  await database.stop();
}, 60_000);

test("the folder of a server that has stopped can be copied, and serves elsewhere", async () => {
  const database = await startDatabase({ dataDir });
  await query(database.url, "CREATE TABLE copied (id int)");
  await database.stop();
  const elsewhere = `${dataDir}-copy`;
  execFileSync("cp", ["-a", dataDir, elsewhere]);
  const copy = await startDatabase({ dataDir: elsewhere });
  expect(await query(copy.url, "SELECT count(*)::int FROM copied")).toEqual([{ count: 0 }]);
  await copy.stop();
  rmSync(elsewhere, { recursive: true });
}, 60_000);

test("a server that was killed comes back by itself, where its users know it, and they get a message", async () => {
  const told = vi.spyOn(console, "log").mockImplementation(() => {});
  const database = await startDatabase({ dataDir });
  process.kill(Number(readPostmaster(place)?.pid), "SIGKILL");
  await expect
    .poll(() => told.mock.calls.flat().join(), { timeout: 30_000 })
    .toContain("The database serves again.");
  expect(await query(database.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await database.stop();
  told.mockRestore();
}, 60_000);

// Another process that uses the server until it is killed.
async function startUser() {
  const launcher = path.resolve("scripts/database/launcher.ts");
  const code = `import { startDatabase } from ${JSON.stringify(launcher)};
    console.log((await startDatabase({ dataDir: process.argv[1] })).url); setInterval(() => {}, 1e6);`;
  const user = spawn(process.execPath, ["--input-type=module", "-e", code, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(user.stdout, "data");
  return { user, url: String(url).trim() };
}

async function untilStopped() {
  for (let tries = 0; tries < 200 && readPostmaster(place); tries++) {
    await sleep(50);
  }
  expect(readPostmaster(place)).toBeUndefined();
}
