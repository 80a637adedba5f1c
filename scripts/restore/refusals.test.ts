import "@/tests/setup/database";
import { mkdtempSync } from "node:fs";
import { appendFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servedDisk } from "@/lib/storage/storage";
import { backUp } from "@/scripts/backup/backup";
import type { Manifest } from "@/scripts/backup/manifest";
import { makeDocument } from "@/tests/factories/document";
import { administer, contentsOf, filesUnder, makeDatabase } from "@/tests/factories/other-place";
import { makeMember } from "@/tests/factories/user";
import { restore } from "./restore";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-restore-"));
const whole = path.join(folder, "whole");
const url = process.env.DATABASE_URL ?? "";
let place: Awaited<ReturnType<typeof makeDatabase>>;

beforeAll(async () => {
  const { userId } = await makeMember();
  await makeDocument({ userId, isSound: true });
  await backUp(url, whole);
  await rm(servedDisk().root, { recursive: true });
  place = await makeDatabase();
});

afterAll(async () => {
  await place.drop();
  await rm(folder, { recursive: true, force: true });
});

const damages: [what: string, damage: (copy: string) => Promise<unknown>, sentence: RegExp][] = [
  [
    "a damaged table",
    (copy) => appendFile(tableIn(copy), "x"),
    /damaged: tables\/public\.user\.gz/,
  ],
  ["a missing table", (copy) => rm(tableIn(copy)), /cannot be read: tables\/public\.user\.gz/],
  ["a damaged file", async (copy) => writeFile(await fileIn(copy), "other"), /damaged: files\//],
  ["a missing file", async (copy) => rm(await fileIn(copy)), /cannot be read: files\//],
  [
    "a damaged list of files",
    (copy) => writeFile(path.join(copy, "objects.jsonl.gz"), ""),
    /damaged: objects/,
  ],
  [
    "no manifest",
    (copy) => rm(path.join(copy, "manifest.json")),
    /is no backup, or one that was broken off/,
  ],
  ["half a manifest", cutManifest, /is not the manifest of a backup/],
  [
    "another format",
    (copy) => changeManifest(copy, () => ({ version: 2 })),
    /of format 2, this release reads format 1/,
  ],
  ["a manifest without tables", (copy) => changeManifest(copy, () => ({ tables: 7 })), /damaged: /],
  [
    "a newer backup",
    (copy) => changeManifest(copy, withMigration("20991231000000_later")),
    /newer than this release/,
  ],
  [
    "another migration of that name",
    (copy) => changeManifest(copy, otherMigration),
    /is not the one that the backup/,
  ],
];

test.each(damages)("%s is refused, and nothing was written", async (what, damage, sentence) => {
  const copy = path.join(folder, what);
  await cp(whole, copy, { recursive: true });
  await damage(copy);
  await expect(restore(place.url, copy)).rejects.toThrow(sentence);
  expect(await contentsOf(place.url)).toEqual({});
  await expect(filesUnder(servedDisk().root)).rejects.toThrow("ENOENT");
});

test("a database that has rows is refused and stays as it is, unless one says to replace it", async () => {
  const full = await makeDatabase({ isMigrated: true });
  await administer(
    `INSERT INTO "user" (id, username) VALUES (gen_random_uuid(), 'kept')`,
    full.url,
  );
  const before = await contentsOf(full.url);
  await expect(restore(full.url, whole)).rejects.toThrow("not empty, there are rows in user");
  expect(await contentsOf(full.url)).toEqual(before);
  await restore(full.url, whole, { isReplacing: true });
  expect(await contentsOf(full.url)).toEqual(await contentsOf(url));
  await full.drop();
});

test("a database that is ahead of the backup is refused", async () => {
  const ahead = await makeDatabase({ isMigrated: true });
  await administer(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '20991231_x', now())`,
    ahead.url,
  );
  await expect(restore(ahead.url, whole)).rejects.toThrow("ahead of the backup, it has 20991231_x");
  await ahead.drop();
});

test("a database that somebody uses is refused", async () => {
  const used = await makeDatabase({ isMigrated: true });
  const user = new pg.Client({ connectionString: used.url });
  await user.connect();
  await user.query("BEGIN; SELECT FROM listing");
  await expect(restore(used.url, whole)).rejects.toThrow("in use: stop what runs on it");
  await user.end();
  await used.drop();
});

test("a database that an application is connected to is not replaced, however idle it is", async () => {
  const used = await makeDatabase({ isMigrated: true });
  const application = new pg.Client({ connectionString: used.url });
  await application.connect();
  await application.query("COMMENT ON TABLE listing IS 'still there'");
  const replacing = restore(used.url, whole, { isReplacing: true });
  await expect(replacing).rejects.toThrow("stop the application first");
  const { rows } = await application.query("SELECT obj_description('listing'::regclass) AS kept");
  expect(rows).toEqual([{ kept: "still there" }]);
  await application.end();
  await used.drop();
});

test("a backup whose rows do not hold together is refused, and leaves no row", async () => {
  const copy = path.join(folder, "torn");
  await cp(whole, copy, { recursive: true });
  await changeManifest(copy, withoutUsers(copy));
  const empty = await makeDatabase({ isMigrated: true });
  await expect(restore(empty.url, copy)).rejects.toThrow("foreign key constraint");
  const rows = Object.entries(await contentsOf(empty.url)).filter(([table]) =>
    table.includes("public"),
  );
  expect(rows.flatMap(([, lines]) => lines)).toEqual([]);
  await empty.drop();
});

test("rows that PostgreSQL does not take are refused in its words, and leave no row", async () => {
  const copy = path.join(folder, "garbled");
  await cp(whole, copy, { recursive: true });
  await changeManifest(copy, withTable(copy, "no\tuser\n"));
  const empty = await makeDatabase({ isMigrated: true });
  await expect(restore(empty.url, copy)).rejects.toThrow(/missing data|invalid input/);
  await empty.drop();
});

function tableIn(copy: string): string {
  return path.join(copy, "tables", "public.user.gz");
}

async function fileIn(copy: string): Promise<string> {
  const [file = ""] = Object.keys(await filesUnder(path.join(copy, "files")));
  return path.join(copy, "files", file);
}

async function cutManifest(copy: string): Promise<void> {
  const file = path.join(copy, "manifest.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.slice(0, text.length / 2));
}

type Change = (manifest: Manifest) => object | Promise<object>;

async function changeManifest(copy: string, change: Change): Promise<void> {
  const file = path.join(copy, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, ...(await change(manifest)) }));
}

function withMigration(name: string): Change {
  return ({ migrations }) => ({ migrations: [...migrations, { name, checksum: "x" }] });
}

function otherMigration({ migrations: [first, ...others] }: Manifest): object {
  return { migrations: [{ ...first, checksum: "0".repeat(64) }, ...others] };
}

function withoutUsers(copy: string): Change {
  return withTable(copy, "");
}

/** A backup that is as its manifest says, and wrong all the same: as if a bug had written it. */
function withTable(copy: string, text: string): Change {
  return async ({ tables }) => {
    const bytes = gzipSync(text);
    await writeFile(tableIn(copy), bytes);
    const { createHash } = await import("node:crypto");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const part = { file: "tables/public.user.gz", bytes: bytes.length, sha256 };
    const rows = text === "" ? 0 : 1;
    return {
      tables: tables.map((table) => (table.name === "user" ? { ...table, rows, part } : table)),
    };
  };
}
