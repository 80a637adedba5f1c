import "@/tests/setup/database";
import { rename, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { imageVariantKey } from "@/lib/files/ensure-image-variant";
import { runOperation } from "@/lib/operations/run";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { makeDocument } from "@/tests/factories/document";
import { makeMember } from "@/tests/factories/user";
import { createDocument } from "../operations";
import { discardObjects, sweepDiscarded } from "./discarded-objects";
import { removeDocument } from "./removal";

const seller = await makeMember();

async function letPass(minutes: number): Promise<void> {
  await db().$executeRaw`
    UPDATE discarded_object SET discarded_at = discarded_at - make_interval(mins => ${minutes})`;
}

async function discardedKeys(): Promise<string[]> {
  return (await db().discardedObject.findMany()).map(({ key }) => key).toSorted();
}

async function isThere(key: string): Promise<boolean> {
  return (await storage().stat(key)) !== null;
}

/** Storage that is away: a file lies where its folder was. */
async function withoutStorage(work: () => Promise<unknown>): Promise<void> {
  const { root } = requireDiskSettings();
  await rename(root, `${root}.away`);
  await writeFile(root, "");
  await work();
  await rm(root);
  await rename(`${root}.away`, root);
}

test("bytes for a deleted ticket go once its upload address has run out, not before", async () => {
  const file = { fileType: "text/csv", name: "Liste.csv" };
  const { id, key } = (await runOperation(createDocument, seller, file)).answer;
  await removeDocument(seller, id);
  await storage().write(uploadKeyOf(key), Buffer.from("late"), "text/csv");
  await letPass(34);
  await sweepDiscarded();
  expect(await isThere(uploadKeyOf(key))).toBe(true);
  await letPass(2);
  await sweepDiscarded();
  expect(await isThere(uploadKeyOf(key))).toBe(false);
  expect(await discardedKeys()).toEqual([]);
});

test("a document that is deleted while storage is away goes, its objects an hour later", async () => {
  const { id, key } = await makeDocument({ userId: seller.userId, isSound: true });
  await storage().write(imageVariantKey(id, "w480.avif"), Buffer.from("x"), "image/avif");
  await withoutStorage(async () => {
    await removeDocument(seller, id);
    await letPass(36);
    await sweepDiscarded();
  });
  expect(await db().document.count({ where: { id } })).toBe(0);
  expect([await isThere(key), await isThere(imageVariantKey(id, "w480.avif"))]).toEqual([
    true,
    true,
  ]);
  expect(await discardedKeys()).toHaveLength(7);
  await sweepDiscarded();
  expect([await isThere(key), await isThere(imageVariantKey(id, "w480.avif"))]).toEqual([
    false,
    false,
  ]);
  expect(await discardedKeys()).toEqual([]);
});

test("a transaction that fails discards nothing, and a file that is discarded again waits again", async () => {
  const failing = transact(async (tx) => {
    await discardObjects(tx, ["documents/a/b"]);
    throw new Error("the change failed");
  });
  await expect(failing).rejects.toThrow("the change failed");
  expect(await discardedKeys()).toEqual([]);
  await discardObjects(db(), ["documents/a/b", "documents/a/b", "documents/a/c"]);
  await letPass(36);
  await discardObjects(db(), ["documents/a/c"]);
  await sweepDiscarded();
  expect(await discardedKeys()).toEqual(["documents/a/c"]);
  await db().discardedObject.deleteMany();
});
