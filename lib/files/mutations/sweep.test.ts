import "@/tests/setup/database";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { ensureImageVariant, imageVariantKey } from "@/lib/files/ensure-image-variant";
import { applyListingStatuses, setListingStatuses } from "@/lib/listings/mutations";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { attachDocuments } from "./attach-documents";
import { getUsedSpace } from "./quota";
import { sweepDocuments } from "./sweep";

const seller = await makeMember();
const userId = seller.userId;

/** Moves what is known of documents into the past. */
async function age(ids: string[], hours: number): Promise<void> {
  await db().$executeRaw`
    UPDATE document SET created_at = created_at - make_interval(hours => ${hours}),
      sound_at = sound_at - make_interval(hours => ${hours})
    WHERE id = ANY (${ids}::uuid[])`;
}

async function left(ids: string[]): Promise<string[]> {
  const rows = await db().document.findMany({ where: { id: { in: ids } } });
  return ids.filter((id) => rows.some((row) => row.id === id));
}

test("tickets and unattached documents go after 24 hours, rows and objects, attached ones never", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const attached = await makeDocument({ userId, listingId: listing.id });
  const empty = await makeDocument({ userId, bytes: null });
  const uploaded = await makeDocument({ userId });
  const sound = await makeDocument({ userId, isSound: true });
  await ensureImageVariant(sound, "w112.webp");
  const young = await makeDocument({ userId, isSound: true });
  const old = [attached.id, empty.id, uploaded.id, sound.id];
  await age(old, 25);
  await age([young.id], 23);

  await sweepDocuments();
  expect(await left([...old, young.id])).toEqual([attached.id, young.id]);
  const gone = [uploadKeyOf(uploaded.key), sound.key, imageVariantKey(sound.id, "w112.webp")];
  expect(await Promise.all(gone.map((key) => storage().stat(key)))).toEqual([null, null, null]);
  expect(await storage().stat(attached.key)).not.toBeNull();
  expect(await db().discardedObject.count({ where: { key: { in: gone } } })).toBe(3);
});

test("files taken off a listing stay a day, so that they can be put back", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const { id } = await makeDocument({ userId, listingId: listing.id });
  await age([id], 24 * 365);
  await saveDocuments(seller, listing.id, []);
  await sweepDocuments();
  expect(await left([id])).toEqual([id]);
  await saveDocuments(seller, listing.id, [id]);
  await saveDocuments(seller, listing.id, []);
  await age([id], 25);
  await sweepDocuments();
  expect(await left([id])).toEqual([]);
});

test("a document that is being attached at this moment is passed over", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const { id } = await makeDocument({ userId, isSound: true });
  const other = await makeDocument({ userId, isSound: true });
  await age([id, other.id], 25);
  await transact(async (tx) => {
    const wishes = { documentIds: [id], documentTypes: {}, mainImageId: null };
    await attachDocuments(tx, seller, listing.id, wishes);
    await sweepDocuments();
  });
  expect(await documentIdsOf(listing.id)).toEqual([id]);
  expect(await left([other.id])).toEqual([]);
});

test("of sweep and attachment at once either the document is on the listing or the save is rejected", async () => {
  for (let round = 0; round < 20; round += 1) {
    const listing = await makeListing({ ownerUserId: userId });
    const { id, key } = await makeDocument({ userId, isSound: true });
    await age([id], 25);
    const [saved] = await Promise.allSettled([
      pause(round % 5).then(() => saveDocuments(seller, listing.id, [id])),
      sweepDocuments(),
    ]);
    const isSaved = saved.status === "fulfilled";
    expect(await documentIdsOf(listing.id)).toEqual(isSaved ? [id] : []);
    expect((await storage().stat(key)) !== null).toBe(isSaved);
    if (!isSaved) {
      expect(saved.reason).toMatchObject({ code: "DOCUMENT_INVALID" });
    }
  }
});

test("the files of a deleted listing go after 30 days and are free again, unless it was requested", async () => {
  const before = await getUsedSpace(seller);
  const make = async () => {
    const { id: listingId } = await makeListing({ ownerUserId: userId });
    return { listingId, document: await makeDocument({ userId, listingId }) };
  };
  const [old, requested, young, restored] = [
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  await makeTransaction(await makeMember(), requested.listingId);
  const deleted = [old, requested, young, restored].map(({ listingId: id }) => id);
  await setListingStatuses(
    seller,
    deleted.map((id) => ({ id, status: "DELETED" })),
  );
  const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
  await setDeletedAt(deleted, days(31));
  await setDeletedAt([young.listingId], days(29));
  const ids = [old, requested, young, restored].map(({ document }) => document.id);
  await transact(async (tx) => {
    await applyListingStatuses(tx, seller, [{ id: restored.listingId, status: "ACTIVE" }]);
    await sweepDocuments();
  });
  expect(await left(ids)).toEqual(ids.slice(1));
  expect(await storage().stat(old.document.key)).toBeNull();
  const { sizeInBytes } = old.document;
  expect((await getUsedSpace(seller)).usedInBytes).toBe(
    before.usedInBytes + 3 * (sizeInBytes ?? 0),
  );
});

/** The history is append-only for everybody but its keeper. */
async function setDeletedAt(listingIds: number[], createdAt: Date): Promise<void> {
  await db().$transaction([
    db().$executeRaw`SET LOCAL session_replication_role = replica`,
    db().statusChange.updateMany({ where: { listingId: { in: listingIds } }, data: { createdAt } }),
  ]);
}

test("files of the demo whose upload never came go too, complete ones stay", async () => {
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  const file = { userId, name: "liste.csv", contentType: "text/csv" };
  await db().uploadedFile.createMany({
    data: [
      { ...file, key: "files/a/ticket", createdAt },
      { ...file, key: "files/a/young" },
      { ...file, key: "files/a/complete", createdAt, soundAt: createdAt },
    ],
  });
  await storage().write("files/a/ticket", Buffer.from("x"), "text/csv");
  await sweepDocuments();
  const rows = await db().uploadedFile.findMany({ orderBy: { key: "asc" } });
  expect(rows.map(({ key }) => key)).toEqual(["files/a/complete", "files/a/young"]);
  expect(await storage().stat("files/a/ticket")).toBeNull();
});
