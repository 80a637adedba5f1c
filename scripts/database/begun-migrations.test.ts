import "@/tests/setup/database";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { administer, makeDatabase } from "@/tests/factories/other-place";
import { migrate } from "./migrations";

const index = "CREATE INDEX CONCURRENTLY part_code ON part (code);";
const root = mkdtempSync(path.join(tmpdir(), "lagerfund-begun-test-"));
let migrated: Awaited<ReturnType<typeof makeDatabase>>;
let url: string;
let folder: string;
let said: string[];

beforeAll(async () => {
  migrated = await makeDatabase();
  makeFolder();
  await migrate(migrated.url, { folder });
});

beforeEach(async () => {
  const place = await makeDatabase({ copyOf: migrated.url });
  url = place.url;
  makeFolder();
  said = [];
  return place.drop;
});

afterAll(async () => {
  await migrated.drop();
  rmSync(root, { recursive: true });
});

test("an index in whose building the server died is built by the next migration", async () => {
  write("2_index", index);
  await begin("2_index");
  await administer(index, url);
  await invalidate("part_code");
  expect(await migrate(url, { folder, tell })).toBe(true);
  expect(said).toEqual(["Took back 2_index, which was broken off.", "Applied 2_index."]);
  expect(await indexes()).toEqual(["part_code"]);
});

test("an index that is built still for a migrator that died is waited for", async () => {
  write("2_index", index);
  await begin("2_index");
  const left = new pg.Client({ connectionString: url });
  await left.connect();
  await left.query("SELECT pg_advisory_lock(72707369)");
  const running = migrate(url, { folder, tell });
  await expect.poll(() => said).toContainEqual(expect.stringContaining("is at work still"));
  await left.query(index);
  await left.query("UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL");
  await left.end();
  expect(await running).toBe(false);
  expect(said).toHaveLength(1);
  expect(await indexes()).toEqual(["part_code"]);
});

test("an index that failed over its rows is tried again once they are mended, and is no other's", async () => {
  write("2_index", "CREATE UNIQUE INDEX CONCURRENTLY part_code ON part (code);");
  await administer("INSERT INTO part VALUES (1, 'twice'), (2, 'twice')", url);
  await expect(migrate(url, { folder })).rejects.toThrow("Unique constraint failed: part_code");
  await administer("DELETE FROM part WHERE id = 2", url);
  expect(await migrate(url, { folder })).toBe(true);
  write("3_index", index);
  await expect(migrate(url, { folder })).rejects.toThrow("already exists");
  expect(await indexes()).toEqual(["part_code"]);
});

test("what a broken-off REINDEX left is dropped, and it is begun anew", async () => {
  await administer(
    `${index} CREATE INDEX part_ccnew_code ON part (code)`.replace("CONCURRENTLY ", ""),
    url,
  );
  for (const name of ["part_code_ccnew", "part_code_ccnew1", "part_code_ccold"]) {
    await administer(`CREATE INDEX ${name} ON part (code)`, url);
    await invalidate(name);
  }
  await administer("CREATE INDEX part_valid_ccnew ON part (code)", url);
  write("2_reindex", "REINDEX INDEX CONCURRENTLY part_code;");
  await begin("2_reindex");
  expect(await migrate(url, { folder })).toBe(true);
  expect(await indexes()).toEqual(["part_ccnew_code", "part_code", "part_valid_ccnew"]);
});

test("what else was broken off is left to somebody who looks", async () => {
  write("2_column", "ALTER TABLE part ADD COLUMN colour text;");
  await begin("2_column");
  await expect(migrate(url, { folder })).rejects.toThrow("2_column");
});

function makeFolder(): void {
  folder = mkdtempSync(path.join(root, "folder-"));
  writeFileSync(path.join(folder, "migration_lock.toml"), 'provider = "postgresql"\n');
  write("1_part", "CREATE TABLE part (id int, code text);");
}

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

function tell(line: string): void {
  said.push(line);
}

/** The row that Prisma writes before a migration's statements. */
async function begin(name: string): Promise<void> {
  await administer(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), 'x', '${name}')`,
    url,
  );
}

async function invalidate(name: string): Promise<void> {
  await administer(
    `UPDATE pg_index SET indisvalid = false WHERE indexrelid = '${name}'::regclass`,
    url,
  );
}

/** Those of the table that are valid; the others named as such. */
async function indexes(): Promise<string[]> {
  const rows = await administer(
    `SELECT indexrelid::regclass || CASE WHEN indisvalid THEN '' ELSE ' (invalid)' END AS name
     FROM pg_index WHERE indrelid = 'part'::regclass ORDER BY 1`,
    url,
  );
  return rows.map(({ name }) => name);
}
