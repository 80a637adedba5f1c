import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { getListingById } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { readBytes, storage } from "@/lib/storage/storage";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { getDownloadUrl } from "./downloads";
import { recheckLostFiles } from "./lost-files";
import { respondWithImage } from "./media-response";
import { getBulkDownloadFilesSignedUrl } from "./operations";

const seller = await makeMember();
const notFound = { code: "NOT_FOUND" };
const noViewer = () => Promise.reject(new Error("asked"));

async function listed(name = "Datenblatt.pdf") {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const document = await makeDocument({ userId: seller.userId, listingId: listing.id, name });
  const dropped: string[] = [];
  const drop = (tag: string) => void dropped.push(tag);
  return { ...document, tag: `listing:${listing.id}`, listing, dropped, drop };
}

async function lostAt(id: string): Promise<Date | null> {
  return (await db().document.findUniqueOrThrow({ where: { id } })).lostAt;
}

async function shownUrl(listingId: number) {
  const { answer } = await runOperation(getListingById, visitor, { listingId });
  return answer.documents[0]?.downloadUrl;
}

test("a download whose bytes are gone is not found, the listing says so once, and again when they are back", async () => {
  const { id, key, listing, tag, dropped, drop } = await listed();
  expect(await shownUrl(listing.id)).toBe(`http://localhost:3000/files/${id}`);
  const bytes = (await readBytes(key)) ?? new Uint8Array();
  await storage().remove([key]);
  await expect(getDownloadUrl(visitor, id, drop)).rejects.toMatchObject(notFound);
  const first = await lostAt(id);
  expect(first).not.toBeNull();
  await expect(getDownloadUrl(seller, id, drop)).rejects.toMatchObject(notFound);
  expect([await lostAt(id), dropped, await shownUrl(listing.id)]).toEqual([first, [tag], null]);

  await storage().write(key, bytes, "application/pdf");
  await getDownloadUrl(visitor, id, drop);
  expect([await lostAt(id), dropped]).toEqual([null, [tag, tag]]);
  expect(await shownUrl(listing.id)).toBe(`http://localhost:3000/files/${id}`);
});

test("an image whose original is gone before its sizes were made is lost", async () => {
  const { id, key, tag, dropped, drop } = await listed("Lager.png");
  await storage().remove([key]);
  const ask = () => respondWithImage(id, "w480.avif", noViewer, drop);
  await expect(ask()).rejects.toMatchObject(notFound);
  expect([await lostAt(id), dropped]).toEqual([expect.any(Date), [tag]]);
  await expect(getDownloadUrl(visitor, id, drop)).rejects.toMatchObject(notFound);
  expect(dropped).toEqual([tag]);
});

test("keys whose bytes are lost are left out, the others are answered, and an own unchecked one is rejected", async () => {
  const [here, gone] = [await listed(), await listed()];
  await storage().remove([gone.key]);
  const ask = (keys: string[]) => runOperation(getBulkDownloadFilesSignedUrl, seller, { keys });
  const { answer, staleTags } = await ask([gone.key, here.key]);
  expect(answer.map(({ key }) => key)).toEqual([here.key]);
  expect(staleTags).toEqual([gone.tag]);
  const raw = await makeDocument({ userId: seller.userId, bytes: null });
  await expect(ask([here.key, raw.key])).rejects.toMatchObject({
    code: "DOCUMENT_INVALID",
    status: 422,
  });
});

test("the sweep finds again what was lost, and only that", async () => {
  const [back, gone] = [await listed(), await listed()];
  await storage().remove([gone.key]);
  const ids = [back.id, gone.id];
  await db().document.updateMany({ where: { id: { in: ids } }, data: { lostAt: new Date() } });
  await recheckLostFiles();
  expect([await lostAt(back.id), await lostAt(gone.id)]).toEqual([null, expect.any(Date)]);
});
