import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { GET as askReady } from "@/app/readyz/route";
import { databasePool } from "@/lib/db/client";
import { closePools } from "@/lib/db/pools";
import { startDatabase } from "@/scripts/database/launcher";

// A real file system, which only root can mount, for the embedded PostgreSQL and the files.
const disk = mkdtempSync(path.join(tmpdir(), "lagerfund-embedded-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m,mode=755", "tmpfs", disk]);
const ballast = path.join(disk, "ballast");
const terminal = vi.spyOn(console, "log").mockImplementation(() => {});
const database = await startDatabase({ dataDir: disk });
process.env.DATABASE_URL = database.url;
process.env.DATA_DIR = disk;
process.env.APP_MODE = "demo";
process.env.LOG_LEVEL = "silent";

afterAll(async () => {
  await closePools();
  await database.stop();
  execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true });
});

const soon = { timeout: 60_000, interval: 250 };
// More than one log segment: a full table only fails, a full log stops the server.
const write = () =>
  databasePool().query("SELECT pg_logical_emit_message(true, 'x', repeat('x', 40000000))");

test("the embedded database ends on a full disk, is named, and serves again by itself once there is room", async () => {
  await databasePool().query("CREATE TABLE stock AS SELECT generate_series(1, 1000)");
  fill();
  await expect
    .poll(
      () =>
        write().then(
          () => "written",
          () => checks(),
        ),
      soon,
    )
    .toMatchObject({
      database: "disk full",
      storage: "disk full",
    });
  await expect.poll(said, soon).toContain(`no room in ${disk}`);

  rmSync(ballast);
  await expect.poll(async () => (await checks()).database, soon).toBe("ok");
  await write();
  const { rows } = await databasePool().query("SELECT count(*)::int FROM stock");
  expect(rows[0].count).toBe(1_000);
  await expect.poll(said, soon).toContain("The database serves again.");
});

async function checks() {
  const answer = await (await askReady()).json();
  expect(JSON.stringify(answer)).not.toContain(disk);
  return answer.checks;
}

function said(): string {
  return terminal.mock.calls.flat().join("\n");
}

function fill(): void {
  const out = execFileSync("df", ["--output=avail", "-B1", disk], { encoding: "utf8" });
  writeFileSync(ballast, new Uint8Array(Number(out.split("\n")[1])));
}
