import "./debian-postgres";
import "@/tests/setup/database";
import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { inspectDocument } from "@/lib/files/mutations/verify-upload";
import { setListingStatus } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { fuzzySearchListings } from "@/lib/search/operations";
import { readBytes, storage } from "@/lib/storage/storage";
import { repositoryRoot } from "@/scripts/process/child";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import {
  administer,
  contentsOf,
  filesUnder,
  giveToOrdinaryOwner,
  makeDatabase,
} from "@/tests/factories/other-place";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession } from "@/tests/factories/user";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-backup-"));
const target = path.join(folder, "monday");
const url = process.env.DATABASE_URL ?? "";
const name = new URL(url).pathname.slice(1);
let lived: Awaited<ReturnType<typeof live>>;
let rows: Record<string, string[]>;
let schema: string[];

// Backs up a used marketplace, loses its bucket and database, and restores as an ordinary owner.
beforeAll(async () => {
  lived = await live();
  await run("backup", target);
  rows = await contentsOf(url);
  schema = await schemaOf();
  await storage().remove([lived.document.key, lived.upload.uploadKey, lived.small]);
  await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  await administer(`CREATE DATABASE ${name}`);
  await run("restore", target, { DATABASE_URL: await giveToOrdinaryOwner(name) });
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every row of every table is as it was, with keys, indexes, triggers and sequences", async () => {
  const restored = await contentsOf(url);
  expect(restored).toEqual(rows);
  expect(Object.values(restored).filter((table) => table.length > 0).length).toBeGreaterThan(15);
  expect(await schemaOf()).toEqual(schema);
  await expect(db().$executeRaw`DELETE FROM status_change`).rejects.toThrow("append-only");
});

test("every object is in the bucket again, but for the sizes of images", async () => {
  expect(await readBytes(lived.document.key)).toEqual(lived.bytes);
  await inspectDocument(lived.upload.id);
  const upload = await db().document.findUniqueOrThrow({ where: { id: lived.upload.id } });
  expect(upload.soundAt).not.toBeNull();
  expect(await storage().stat(lived.small)).toBeNull();
});

test("search finds the listings, sessions are still valid, and a new listing gets a number of its own", async () => {
  const search = () => runOperation(fuzzySearchListings, visitor, { query: "BACK-1" });
  expect((await search()).answer.data.map(({ id }) => id)).toEqual([lived.listingId]);
  expect((await refreshSession(lived.session))?.id).toBe(lived.seller.userId);
  expect(await enterListing(lived.seller, { mpn: "BACK-9" })).toBeGreaterThan(lived.listingId);
});

test("only its owner may read the backup", async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
});

test("files on the disk that are removed or written while the database is dumped are in the backup", async () => {
  const [files, elsewhere] = [path.join(folder, "data/files"), path.join(folder, "elsewhere")];
  const written = ["documents/a/early", "documents/b/kept", "incoming/c/d", "media/e/w480.webp"];
  for (const file of [...written, ".incoming/f.part"]) {
    mkdirSync(path.dirname(path.join(files, file)), { recursive: true });
    writeFileSync(path.join(files, file), file);
  }
  const programs = path.join(folder, "programs");
  mkdirSync(programs);
  writeFileSync(
    path.join(programs, "pg_dump"),
    `#!/bin/sh
     [ "$1" = --version ] || { rm ${files}/documents/a/early; echo late > ${files}/documents/late; }
     exec /usr/bin/pg_dump "$@"`,
  );
  chmodSync(path.join(programs, "pg_dump"), 0o755);
  const disk = { STORAGE_DRIVER: "disk", DATA_DIR: path.join(folder, "data") };
  const PATH = `${programs}:${process.env.PATH}`;
  await run("backup", path.join(folder, "disk"), { ...disk, PATH });
  const place = await makeDatabase();
  const other = { ...disk, DATABASE_URL: place.url, DATA_DIR: elsewhere };
  await run("restore", path.join(folder, "disk"), other);
  const restored = await filesUnder(path.join(elsewhere, "files"));
  expect(Object.keys(restored)).toEqual([
    ...["documents/a/early", "documents/b/kept", "documents/late", "incoming/c/d"],
  ]);
  await place.drop();
});

test("a backup of that name, a database with tables and a folder without a dump are rejected", async () => {
  await expect(run("backup", target)).rejects.toThrow("monday exists");
  await expect(run("restore", target)).rejects.toThrow("The database is not empty");
  await expect(run("restore", folder)).rejects.toThrow("is no backup");
});

test("a backup that fails leaves nothing behind, a damaged one restores no row", async () => {
  const failed = path.join(folder, "failed");
  const nowhere = { DATABASE_URL: url.replace(name, "nowhere") };
  await expect(run("backup", failed, nowhere)).rejects.toThrow("pg_dump failed");
  expect([existsSync(failed), existsSync(`${failed}.part`)]).toEqual([false, false]);
  const damaged = path.join(folder, "damaged");
  cpSync(target, damaged, { recursive: true });
  const dump = path.join(damaged, "database.dump");
  truncateSync(dump, Math.round((await stat(dump)).size / 2));
  const place = await makeDatabase();
  const there = { DATABASE_URL: place.url };
  await expect(run("restore", damaged, there)).rejects.toThrow("pg_restore failed");
  expect(await contentsOf(place.url)).toEqual({});
  await place.drop();
});

async function live() {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const descriptionDe = "Neu; „Tücken“:\n\\N und \\.";
  const listingId = await enterListing(seller, { mpn: "BACK-1", descriptionDe });
  const other = await enterListing(seller, { mpn: "BACK-2", pricePerProductInCt: 333 });
  const document = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, listingId, [document.id], document.id);
  const small = `media/${document.id}/w480.webp`;
  await storage().write(small, Buffer.from("small"), "image/webp");
  const upload = await makeDocument({ userId: seller.userId, name: "Neu.png" });
  await makeTransaction(buyer, listingId, { quantity: 2, status: "RESERVED", note: "eilig" });
  await runOperation(setListingStatus, seller, [{ id: other, status: "RESERVED" }]);
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
  const session = await makeSession(seller);
  const bytes = await readBytes(document.key);
  const uploadKey = upload.key.replace("documents/", "incoming/");
  return { seller, listingId, session, document, bytes, small, upload: { ...upload, uploadKey } };
}

async function schemaOf(): Promise<string[]> {
  const found = await administer(
    `SELECT 'key ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated AS line
       FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'pgboss')
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
     UNION ALL SELECT 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'comment ' || coalesce(obj_description('listing'::regclass), '')
     UNION ALL SELECT 'sequence ' || schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences
     ORDER BY 1`,
    url,
  );
  return found.map(({ line }) => line.replaceAll(/[()]/g, ""));
}

async function run(command: "backup" | "restore", where: string, env = {}): Promise<void> {
  const options = { cwd: repositoryRoot, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, [`scripts/${command}.ts`, where], options);
}
