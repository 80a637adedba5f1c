import "@/tests/setup/database";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleFile } from "@/lib/csv-import/examples";
import { storeImportImage } from "@/lib/csv-import/images/store-import-image";
import { type Database, db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { redImage } from "@/tests/factories/document";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession } from "@/tests/factories/user";
import { call, errorOf, putFile } from "@/tests/setup/route-calls";
import { claimSpace, getUsedSpace } from "./quota";

process.env.ACCOUNT_QUOTA_MB = "100";
const megabyte = 1024 * 1024;
const full = { status: 409, code: "QUOTA_EXCEEDED", retryAfter: null };
const sheet = { fileType: "text/plain", name: "Liste.txt" };
const manual = { fileType: "application/pdf", name: "Handbuch.pdf" };

let seller: Member;
let bearer: string;
beforeEach(async () => {
  seller = await makeMember();
  bearer = await makeSession(seller);
});
afterEach(() => db().document.deleteMany({ where: { requestedIn: { none: {} } } }));

test("an account that uploads more than its quota is rejected, and nothing of the file is left behind", async () => {
  await createDocument(50 * megabyte);
  await createDocument(50 * megabyte - 10);
  const image = (await redImage()).toString("base64");
  const ways: Record<string, () => Promise<Response>> = {
    "a document": () => call("create-document", { ...sheet, size: 11 }, bearer),
    "a file": () => call("create-file", { ...manual, size: 11 }, bearer),
    "an import": () => call("create-csv-import", { ...exampleFile, size: 11 }, bearer),
    "a main image": () => call("create-listing", { ...enteredListing, mainImage: image }, bearer),
  };
  for (const [name, bring] of Object.entries(ways)) {
    expect(await errorOf(await bring()), name).toEqual(full);
  }
  await expect(storeImportImage(seller, { base64: image })).rejects.toMatchObject({
    code: full.code,
  });
  expect([
    await db().document.count(),
    await db().uploadedFile.count(),
    await db().csvImport.count(),
    await db().listing.count(),
  ]).toEqual([2, 0, 0, 0]);
  expect(await readdir(path.join(requireDiskSettings().root, "incoming")).catch(() => [])).toEqual(
    [],
  );
  expect((await call("create-document", { ...sheet, size: 10 }, bearer)).status).toBe(200);
});

test("of two files at once that have room for one, the first is accepted and the other is rejected", async () => {
  const size = 60 * megabyte;
  const bring = (makeRow: (tx: Database) => Promise<unknown>) =>
    claimSpace(seller.userId, size, makeRow).catch((error: unknown) => error);
  let second: Promise<unknown> = Promise.resolve();
  await bring(async (tx) => {
    second = bring(() => Promise.resolve("taken"));
    await untilWaiting(1);
    const place = { userId: seller.userId, key: "documents/first", sizeInBytes: size };
    const facts = { name: "a.txt", contentType: "text/plain", type: "OTHER" } as const;
    await tx.document.create({ data: { ...place, ...facts } });
  });
  expect(await second).toMatchObject({ code: "QUOTA_EXCEEDED" });
});

test("deleted files free their space at once, and another user's files do not count", async () => {
  const { id } = await createDocument(50 * megabyte);
  await createDocument(50 * megabyte);
  expect((await call("delete-document", { id }, bearer)).status).toBe(200);
  expect((await call("create-document", { ...sheet, size: 11 }, bearer)).status).toBe(200);
  const other = await makeSession(await makeMember());
  expect((await call("create-document", { ...sheet, size: 11 }, other)).status).toBe(200);
});

test("a deleted image that a trade keeps frees its space at once", async () => {
  const { id: mainImageId } = await createDocument(50 * megabyte);
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  await db().document.update({
    where: { id: mainImageId },
    data: { listingId, soundAt: new Date() },
  });
  await db().listing.update({ where: { id: listingId }, data: { mainImageId } });
  const { id } = await makeTransaction(await makeMember(), listingId);
  const stored = await db().transaction.findUniqueOrThrow({ where: { id } });
  expect(stored.requestedImageId).toBe(mainImageId);
  expect(await getUsedSpace(seller)).toMatchObject({ usedInBytes: 50 * megabyte });
  expect((await call("delete-document", { id: mainImageId }, bearer)).status).toBe(200);
  expect(await getUsedSpace(seller)).toMatchObject({ usedInBytes: 0 });
});

test("a file of unknown size counts as 50 MB until its bytes are known", async () => {
  const { id, uploadUrl } = await createDocument();
  expect(await getUsedSpace(seller)).toEqual({
    usedInBytes: 50 * megabyte,
    quotaInBytes: 100 * megabyte,
  });
  await putFile(uploadUrl, "a;b", "text/plain");
  await call("create-listing", { ...enteredListing, documentIds: [id] }, bearer);
  expect(await getUsedSpace(seller)).toMatchObject({ usedInBytes: 3 });
});

test("bytes for a deleted or used ticket are not accepted, because they would count for no user", async () => {
  const gone = await createDocument();
  await call("delete-document", { id: gone.id }, bearer);
  const used = await createDocument();
  await putFile(used.uploadUrl, "a;b", "text/plain");
  await call("create-listing", { ...enteredListing, documentIds: [used.id] }, bearer);
  for (const { key, uploadUrl } of [gone, used]) {
    expect((await putFile(uploadUrl, "more", "text/plain")).status).toBe(403);
    expect(await storage().stat(uploadKeyOf(key))).toBeNull();
  }
});

async function createDocument(size?: number) {
  const answer = await call("create-document", { ...sheet, size }, bearer);
  expect(answer.status).toBe(200);
  return (await answer.json()).json;
}
