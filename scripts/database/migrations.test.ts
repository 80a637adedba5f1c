import "@/tests/setup/database";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { administer, countWaiting, makeDatabase } from "@/tests/factories/other-place";
import { appliedMigrations, migrate } from "./migrations";

const root = mkdtempSync(path.join(tmpdir(), "lagerfund-migrations-test-"));
const part =
  "CREATE TABLE part (id int, code text); INSERT INTO part SELECT n, n FROM generate_series(1, 2500) n;";
const index = "CREATE INDEX CONCURRENTLY part_code ON part (code);";
// As Prisma makes it, once it has applied the first migration.
const prismasTable = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0);
INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
  VALUES ('1', 'x', '1_part', now());`;
let migrated: Awaited<ReturnType<typeof makeDatabase>>;
let place: Awaited<ReturnType<typeof makeDatabase>>;
let folder: string;
let said: string[];

beforeAll(async () => {
  migrated = await makeDatabase();
  await administer(`${part} ${prismasTable}`, migrated.url);
});

beforeEach(async () => {
  place = await makeDatabase({ copyOf: migrated.url });
  makeFolder();
  said = [];
  return place.drop;
});

afterAll(async () => {
  await migrated.drop();
  rmSync(root, { recursive: true, force: true });
});

test("a migration gives way to a lock on its table, lets others through, and is tried again, by one of two who migrate", async () => {
  write(
    "2_colour",
    "ALTER TABLE part ADD COLUMN size int; ALTER TABLE part ADD COLUMN colour text;",
  );
  const reader = await open("BEGIN; SELECT FROM part");
  const running = [1, 2].map(() => migrate(place.url, { folder, report, lockTimeoutInMs: 500 }));
  await expect.poll(countRejections, { timeout: 30_000 }).toBeGreaterThan(0);
  // Who waits for a waiting migration would be cut off too.
  const other = await open("SET lock_timeout = '4s'; SELECT FROM part");
  await other.end();
  await reader.end();
  expect((await Promise.all(running)).sort()).toEqual([false, true]);
  expect(said.at(-1)).toBe("Applied 2_colour.");
  expect(said).toContainEqual(expect.stringContaining("waiting for it"));
  expect(await columns()).toEqual(["id", "code", "size", "colour"]);
});

test("a migration that deadlocks with a request is tried again", async () => {
  await administer("CREATE TABLE other (id int)", place.url);
  write("2_both", "ALTER TABLE part ADD COLUMN size int; ALTER TABLE other ADD COLUMN size int;");
  // The request is the one that goes on: the migration looks for a deadlock first.
  const request = await open("SET deadlock_timeout = '30s'; BEGIN; INSERT INTO other VALUES (1)");
  const running = migrate(place.url, { folder, report, lockTimeoutInMs: 10_000 });
  await expect.poll(() => countWaiting(place.url), { timeout: 30_000 }).toBe(1);
  await request.query("INSERT INTO part VALUES (0, '0')");
  await request.query("COMMIT");
  await request.end();
  expect(await running).toBe(true);
  expect(said.at(-1)).toBe("Applied 2_both.");
  expect(countRejections()).toBe(1);
});

test("a migration that gives way for good says so, and nothing is half done", async () => {
  write("2_colour", "CREATE TABLE other (id int); ALTER TABLE part ADD COLUMN colour text;");
  const reader = await open("BEGIN; SELECT FROM part");
  const failing = migrate(place.url, { folder, lockTimeoutInMs: 300, tries: 1 });
  await expect(failing).rejects.toThrow("gave way 1 times");
  await reader.end();
  const [left] = await administer(
    `SELECT to_regclass('other') AS name, (SELECT count(*)::int FROM _prisma_migrations
       WHERE finished_at IS NULL AND rolled_back_at IS NULL) AS begun`,
    place.url,
  );
  expect(left).toEqual({ name: null, begun: 0 });
});

test("an index in whose building the server died is built again, however long it waits for writers", async () => {
  await expect(
    administer("CREATE UNIQUE INDEX CONCURRENTLY part_code ON part ((1))", place.url),
  ).rejects.toThrow("could not create unique index");
  write("2_index", "-- found by its code\nCREATE INDEX CONCURRENTLY part_code ON part (code);\n");
  await begin("2_index");
  const writer = await open("BEGIN; INSERT INTO part VALUES (0, '0')");
  const running = migrate(place.url, { folder, report, lockTimeoutInMs: 300 });
  await expect.poll(() => countWaiting(place.url), { timeout: 30_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await writer.query("COMMIT");
  await running;
  await writer.end();
  expect(said).toEqual(["Took back 2_index, which was broken off.", "Applied 2_index."]);
  const [index] = await administer(
    "SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'part_code'::regclass",
    place.url,
  );
  expect(index).toEqual({ indisvalid: true, indisunique: false });
});

test("a backfill commits after each batch, and may take longer than the application's own statements", async () => {
  // As a role has it whose other connections come by pgbouncer.
  const database = new URL(place.url).pathname.slice(1);
  await administer(`ALTER DATABASE "${database}" SET statement_timeout = '1s'`, place.url);
  write("2_backfill", batches);
  await migrate(place.url, { folder });
  const rows = await administer(
    "SELECT count(*)::int AS rows, count(DISTINCT xmin::text)::int AS commits FROM part WHERE code LIKE 'P%'",
    place.url,
  );
  expect(rows).toEqual([{ rows: 2500, commits: 3 }]);
});

test("a migration that is wrong fails at once and says why", async () => {
  write("2_wrong", "ALTER TABLE nothing ADD COLUMN x int;");
  await expect(migrate(place.url, { folder, report })).rejects.toThrow("No such table: nothing");
  expect((await appliedMigrations(place.url)).map(({ name }) => name)).toEqual(["1_part"]);
});

test("an index that is built still for a migrator that died is waited for", async () => {
  write("2_index", index);
  await begin("2_index");
  const left = new pg.Client({ connectionString: place.url });
  await left.connect();
  await left.query("SELECT pg_advisory_lock(72707369)");
  const running = migrate(place.url, { folder, report });
  await expect.poll(() => said).toContainEqual(expect.stringContaining("is at work still"));
  await left.query(index);
  await left.query("UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL");
  await left.end();
  expect(await running).toBe(false);
  expect(said).toHaveLength(1);
  expect(await indexes()).toEqual(["part_code"]);
});

test("an index that failed over its rows is tried again once they are fixed, and is no other's", async () => {
  write("2_index", "CREATE UNIQUE INDEX CONCURRENTLY part_code ON part (code);");
  await administer("INSERT INTO part VALUES (1, 'twice'), (2, 'twice')", place.url);
  await expect(migrate(place.url, { folder })).rejects.toThrow(
    "Unique constraint failed: part_code",
  );
  await administer("DELETE FROM part WHERE id = 2", place.url);
  write("3_index", index);
  await expect(migrate(place.url, { folder })).rejects.toThrow("already exists");
  expect((await appliedMigrations(place.url)).at(-1)).toEqual({ name: "2_index" });
  expect(await indexes()).toEqual(["part_code"]);
});

test("a leftover of a broken-off REINDEX is dropped, and it is started again", async () => {
  await administer(
    `${index} CREATE INDEX part_ccnew_code ON part (code)`.replace("CONCURRENTLY ", ""),
    place.url,
  );
  for (const name of ["part_code_ccnew", "part_code_ccnew1", "part_code_ccold"]) {
    await administer(`CREATE INDEX ${name} ON part (code)`, place.url);
    await invalidate(name);
  }
  await administer("CREATE INDEX part_valid_ccnew ON part (code)", place.url);
  write("2_reindex", "REINDEX INDEX CONCURRENTLY part_code;");
  await begin("2_reindex");
  expect(await migrate(place.url, { folder })).toBe(true);
  expect(await indexes()).toEqual(["part_ccnew_code", "part_code", "part_valid_ccnew"]);
});

test("other broken-off work is left to an administrator", async () => {
  write("2_column", "ALTER TABLE part ADD COLUMN colour text;");
  await begin("2_column");
  await expect(migrate(place.url, { folder })).rejects.toThrow("2_column");
});

const batches = `DO $$
BEGIN
  PERFORM pg_sleep(1.5);
  LOOP
    UPDATE part SET code = 'P' || code WHERE id IN (SELECT id FROM part WHERE code NOT LIKE 'P%' LIMIT 1000);
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;`;

function makeFolder(): void {
  folder = mkdtempSync(path.join(root, "folder-"));
  writeFileSync(path.join(folder, "migration_lock.toml"), 'provider = "postgresql"\n');
  write("1_part", part);
}

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

function report(line: string): void {
  said.push(line);
}

function countRejections(): number {
  return said.filter((line) => line.includes("gave way")).length;
}

async function open(sql: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  await client.query(sql);
  return client;
}

async function columns(): Promise<string[]> {
  const rows = await administer(
    "SELECT attname FROM pg_attribute WHERE attrelid = 'part'::regclass AND attnum > 0 ORDER BY attnum",
    place.url,
  );
  return rows.map(({ attname }) => attname);
}

/** The row that Prisma writes before a migration's statements. */
async function begin(name: string): Promise<void> {
  await administer(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), 'x', '${name}')`,
    place.url,
  );
}

async function invalidate(name: string): Promise<void> {
  await administer(
    `UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${name}'::regclass`,
    place.url,
  );
}

/** Those of the table that are valid; the others named as such. */
async function indexes(): Promise<string[]> {
  const rows = await administer(
    `SELECT indexrelid::regclass || CASE WHEN indisvalid THEN '' ELSE ' (invalid)' END AS name
     FROM pg_index WHERE indrelid = 'part'::regclass ORDER BY 1`,
    place.url,
  );
  return rows.map(({ name }) => name);
}
