import "@/tests/setup/database";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { refreshSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/client";
import { inspectDocument } from "@/lib/documents/acceptance";
import { getBulkDownloadFilesSignedUrl } from "@/lib/documents/operations";
import { env } from "@/lib/env/env";
import { drain } from "@/lib/housekeeping/drain";
import { getListingById, setListingStatus } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { fuzzySearchListings } from "@/lib/search/operations";
import { makeKey } from "@/lib/storage/key";
import { servedDisk, storage } from "@/lib/storage/storage";
import { restore } from "@/scripts/restore/restore";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import { makeFile } from "@/tests/factories/file";
import {
  administer,
  contentsOf,
  filesUnder,
  giveToOrdinaryOwner,
} from "@/tests/factories/other-place";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession } from "@/tests/factories/user";
import { type Backup, backUp } from "./backup";

const target = path.join(mkdtempSync(path.join(tmpdir(), "lagerfund-backup-")), "monday");
const url = process.env.DATABASE_URL ?? "";
const name = new URL(url).pathname.slice(1);

const before = { rows: {} as Record<string, string[]>, files: {} as Record<string, string> };
const schemaBefore: string[] = [];
let backup: Backup;
let lived: Awaited<ReturnType<typeof live>>;

// A marketplace that was used is backed up, lost with its disk, and restored by somebody who owns the new database only.
beforeAll(async () => {
  lived = await live();
  backup = await backUp(url, target);
  before.rows = await contentsOf(url);
  before.files = await filesUnder(servedDisk().root);
  schemaBefore.push(...(await schemaOf()));
  await rename(servedDisk().root, `${servedDisk().root}.lost`);
  await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  await administer(`CREATE DATABASE ${name}`);
  await restore(await giveToOrdinaryOwner(name), target);
}, 180_000);

test("every row of every table is as it was", async () => {
  const restored = await contentsOf(url);
  expect(Object.keys(restored)).toEqual(Object.keys(before.rows));
  expect(restored).toEqual(before.rows);
  const filled = Object.values(restored).filter((rows) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(15);
});

test("every file is there byte by byte, but for the sizes of pictures", async () => {
  const kept = Object.entries(before.files).filter(([file]) => !file.startsWith("media/"));
  expect(kept.length).toBeLessThan(Object.keys(before.files).length);
  expect(await filesUnder(servedDisk().root)).toEqual(Object.fromEntries(kept));
});

test("the tables have their keys, indexes and triggers again, and those are at work", async () => {
  expect(await schemaOf()).toEqual(schemaBefore);
  await expect(
    db()
      .$executeRaw`UPDATE document SET user_id = gen_random_uuid() WHERE id = ${lived.documentId}::uuid`,
  ).rejects.toThrow();
  await expect(db().$executeRaw`DELETE FROM status_change`).rejects.toThrow("append-only");
});

test("nobody but its owner may read the backup", async () => {
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(30);
  for (const entry of entries) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
});

test("search finds what was listed, and who was logged in still is", async () => {
  const { answer } = await runOperation(fuzzySearchListings, visitor, { query: "BACK-1" });
  expect(answer.data.map(({ id }) => id)).toEqual([lived.listingId]);
  expect((await refreshSession(lived.session))?.id).toBe(lived.seller.userId);
});

test("a document downloads, and an upload that nobody had looked at can still be listed", async () => {
  const keys = [lived.documentKey];
  const { answer } = await runOperation(getBulkDownloadFilesSignedUrl, lived.seller, { keys });
  expect(answer).toHaveLength(1);
  await saveDocuments(lived.seller, lived.listingId, [lived.documentId]);
  await inspectDocument(lived.uploadId);
  expect(
    (await db().document.findUniqueOrThrow({ where: { id: lived.uploadId } })).soundAt,
  ).not.toBeNull();
});

test("a mail that was queued is sent", async () => {
  const { sent } = await drain(Date.now() + 20_000);
  expect(sent).toBeGreaterThan(0);
  const folder = path.join(env().dataDir, "outbox");
  const mails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8")),
  );
  expect(mails.some((mail) => mail.includes(lived.seller.email))).toBe(true);
});

test("a new listing gets a number of its own, and is found", async () => {
  const id = await enterListing(lived.seller, { mpn: "BACK-9" });
  expect(id).toBeGreaterThan(lived.listingId);
  const { answer } = await runOperation(fuzzySearchListings, visitor, { query: "BACK-9" });
  expect(answer.data.map((listing) => listing.id)).toEqual([id]);
  expect((await runOperation(getListingById, visitor, { listingId: id })).answer.mpn).toBe(
    "BACK-9",
  );
});

test("the backup says what it holds", () => {
  expect(backup.objects.missing).toEqual([]);
  expect(backup.objects.count).toBe(5);
  expect(backup.tables.find((table) => table.name === "listing")?.rows).toBe(2);
});

async function live() {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const listingId = await enterListing(seller, {
    mpn: "BACK-1",
    descriptionDe: "Neu; „Tücken“:\n\\N und \\.",
  });
  const other = await enterListing(seller, { mpn: "BACK-2", pricePerProductInCt: 333 });
  const document = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, listingId, [document.id], document.id);
  await storage().write(`media/${document.id}/w480.webp`, Buffer.from("small"), "image/webp");
  const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
  await makeDocument({ userId: seller.userId, name: "Blatt.pdf", bytes: pdf, isSound: true });
  const upload = await makeDocument({ userId: seller.userId, name: "Neu.png" });
  await makeDocument({ userId: seller.userId, name: "Nie.png", bytes: null });
  await makeFile({ userId: buyer.userId, isSound: true });
  await makeOpenImport(seller.userId);
  await makeTransaction(buyer, listingId, { quantity: 2, status: "RESERVED", note: "eilig" });
  await runOperation(setListingStatus, seller, [{ id: other, status: "RESERVED" }]);
  const session = await makeSession(seller);
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
  return {
    ...{ seller, listingId, session },
    ...{ documentId: document.id, documentKey: document.key, uploadId: upload.id },
  };
}

async function makeOpenImport(userId: string): Promise<void> {
  const key = makeKey("incoming", "0190a0a0-0000-7000-8000-00000000c5f0");
  await storage().write(key, Buffer.from("packed rows"), "application/gzip");
  const data = { userId, key, fileName: "bestand.csv", reading: {}, columns: [], rowCount: 3 };
  await db().csvImport.create({ data });
}

/** All that the schema is made of, said by PostgreSQL; the comment of a table too. */
async function schemaOf(): Promise<string[]> {
  const rows = await administer(
    `SELECT 'key ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated AS line
       FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'pgboss')
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
     UNION ALL SELECT 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'comment ' || coalesce(obj_description('listing'::regclass), '')
     UNION ALL SELECT 'sequence ' || schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences
     ORDER BY 1`,
    url,
  );
  return rows.map(({ line }) => line);
}
