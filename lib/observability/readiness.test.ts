import "@/tests/setup/database";
import { chmodSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { GET as alive } from "@/app/healthz/route";
import { GET, POST } from "@/app/readyz/route";
import { knownMigrations } from "@/lib/config/build-version";
import { databasePool } from "@/lib/db/client";
import { databasePools } from "@/lib/db/pools";
import { beginStopping } from "@/lib/process/stopping";

const works = { database: "ok", migrations: "ok", storage: "ok" };
const files = path.join(process.env.DATA_DIR ?? "", "files");

vi.useFakeTimers({ toFake: ["performance"] });
// The answer of one second is not that of the next test.
const letASecondPass = () => void vi.advanceTimersByTime(1_100);
afterEach(letASecondPass);
afterAll(() => void vi.useRealTimers());

test("a process whose database and storage answer is ready", async () => {
  expect(await asked()).toEqual([200, null, { ready: true, stopping: false, checks: works }]);
  expect(POST().headers.get("allow")).toBe("GET, HEAD");
});

test("a database that is ahead of this build is fine, one that is behind is not", async () => {
  const [last = ""] = knownMigrations().slice(-1);
  await databasePool().query(`INSERT INTO _prisma_migrations
    (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '20990101000000_later', now())`);
  expect((await asked())[0]).toBe(200);
  letASecondPass();
  const undo = await without(last);
  expect(await asked()).toMatchObject([503, "5", { checks: { ...works, migrations: "failed" } }]);
  await undo();
});

test("a migration that is half done counts as missing", async () => {
  const [last = ""] = knownMigrations().slice(-1);
  const set = (value: string) =>
    databasePool().query(
      `UPDATE _prisma_migrations SET finished_at = ${value} WHERE migration_name = $1`,
      [last],
    );
  await set("NULL");
  expect(await asked()).toMatchObject([503, "5", { checks: { migrations: "failed" } }]);
  await set("now()");
});

test("files that cannot be written are reported, without their path", async () => {
  await rm(files, { recursive: true, force: true });
  writeFileSync(files, "no folder");
  const answer = await asked();
  expect(answer).toMatchObject([503, "5", { checks: { ...works, storage: "failed" } }]);
  expect(JSON.stringify(answer)).not.toContain("files");
  await rm(files);
  await mkdir(files);
  chmodSync(files, 0o755);
});

test("a database that hangs is reported after two seconds, and checked once for all callers", async () => {
  await asked();
  letASecondPass();
  const probe = databasePools().get("probe");
  if (!probe) {
    throw new Error("There is no pool for looking.");
  }
  const query = vi.spyOn(probe, "query").mockReturnValue(new Promise(() => {}) as never);
  const begin = Date.now();
  const answers = await Promise.all(Array.from({ length: 200 }, asked));
  expect(Date.now() - begin).toBeLessThan(10_000);
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]));
  expect(answers[0]).toMatchObject([503, "5", { checks: { database: "failed", storage: "ok" } }]);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test("a pool without a free connection does not mean that the database is away", async () => {
  const busy = await Promise.all(Array.from({ length: 10 }, () => databasePool().connect()));
  expect((await asked())[0]).toBe(200);
  for (const client of busy) {
    client.release();
  }
});

test("a stopping process is alive but not ready", async () => {
  beginStopping();
  const { status } = alive();
  expect(status).toBe(200);
  expect(await asked()).toEqual([503, "5", { ready: false, stopping: true, checks: works }]);
});

async function asked(): Promise<[number, string | null, unknown]> {
  const response = await GET();
  return [response.status, response.headers.get("retry-after"), await response.json()];
}

async function without(name: string): Promise<() => Promise<unknown>> {
  const { rows } = await databasePool().query(
    "DELETE FROM _prisma_migrations WHERE migration_name = $1 RETURNING checksum",
    [name],
  );
  return () =>
    databasePool().query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('y', $1, $2, now())`,
      [rows[0].checksum, name],
    );
}
