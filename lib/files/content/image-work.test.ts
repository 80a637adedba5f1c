import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { imageVariantJob, imageVariantKeys } from "@/lib/files/ensure-image-variant";
import { boss } from "@/lib/queue/boss";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { storage } from "@/lib/storage/storage";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { removeDocument } from "../mutations/removal";

const seller = await makeMember();
const userId = seller.userId;

beforeEach(() => boss().deleteAllJobs("make-pictures"));

async function queued(): Promise<string[]> {
  return (await boss().findJobs("make-pictures")).map(({ id }) => id).toSorted();
}

function work() {
  return runDueJobs(imageVariantJob, Date.now() + 10_000);
}

function found(id: string) {
  return Promise.all(imageVariantKeys(id).map(async (key) => (await storage().stat(key)) !== null));
}

test("an image that is added to a listing has all its sizes made, before anybody asks", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const sheet = await makeDocument({ userId, isSound: true, name: "a.pdf" });
  const [a, b] = [
    await makeDocument({ userId, isSound: true }),
    await makeDocument({ userId, isSound: true }),
  ];
  await saveDocuments(seller, listing.id, [sheet.id, a.id]);
  expect(await queued()).toEqual([a.id]);
  await saveDocuments(seller, listing.id, [b.id, sheet.id, a.id]);
  expect(await queued()).toEqual([a.id, b.id].toSorted());
  expect(await found(a.id)).toEqual([false, false, false, false, false]);
  expect(await work()).toEqual({ done: 2, failed: 0 });
  expect(await found(a.id)).toEqual([true, true, true, true, true]);
  expect(await found(b.id)).toEqual([true, true, true, true, true]);
  await boss().deleteAllJobs("make-pictures");
  await saveDocuments(seller, listing.id, [a.id, b.id]);
  expect(await queued()).toEqual([]);
});

test("an image that was removed and added again is no error, nor one that is deleted or lost", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const [back, gone, empty] = [
    await makeDocument({ userId, isSound: true }),
    await makeDocument({ userId, isSound: true }),
    await makeDocument({ userId, isSound: true, bytes: null }),
  ];
  await saveDocuments(seller, listing.id, [back.id, gone.id, empty.id]);
  await saveDocuments(seller, listing.id, []);
  await saveDocuments(seller, listing.id, [back.id]);
  await removeDocument(seller, gone.id);
  expect(await work()).toEqual({ done: 3, failed: 0 });
  expect(await found(back.id)).not.toContain(false);
  expect(await found(gone.id)).not.toContain(true);
});
