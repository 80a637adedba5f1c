import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import {
  ensureImageVariant,
  imageVariantKey,
  imageVariantKeys,
} from "@/lib/files/ensure-image-variant";
import { runOperation } from "@/lib/operations/run";
import { storage } from "@/lib/storage/storage";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { deleteDocument } from "../operations";
import { documentIdIn, documentIdInput } from "../schema";
import { removeDocument } from "./removal";

const seller = await makeMember();
const administrator = await makeMember({ isAdmin: true });

test("delete-document takes row, bytes and sizes away and answers the id", async () => {
  const document = await makeDocument({ userId: seller.userId, isSound: true });
  const [size = ""] = imageVariantKeys(document.id);
  await storage().write(size, new Uint8Array(3), "image/webp");
  const { answer, staleTags } = await runOperation(deleteDocument, seller, document.id);
  expect([answer, staleTags]).toEqual([{ id: document.id }, []]);
  expect(await db().document.findUnique({ where: { id: document.id } })).toBeNull();
  expect([await storage().stat(document.key), await storage().stat(size)]).toEqual([null, null]);
});

test("when the main image is deleted the next image takes its place, then none", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const make = (name: string) => makeDocument({ userId: seller.userId, isSound: true, name });
  const [first, sheet, second] = [await make("a.png"), await make("b.pdf"), await make("c.png")];
  await saveDocuments(seller, listing.id, [first.id, sheet.id, second.id]);
  const mainImage = () => db().listing.findUniqueOrThrow({ where: { id: listing.id } });
  const { staleTags } = await runOperation(deleteDocument, seller, { id: first.id });
  expect(staleTags).toEqual([`listing:${listing.id}`, "listings"]);
  expect(await mainImage()).toMatchObject({ mainImageId: second.id });
  await runOperation(deleteDocument, administrator, { id: second.id });
  expect(await mainImage()).toMatchObject({ mainImageId: null });
  expect(await documentIdsOf(listing.id)).toEqual([sheet.id]);
});

test("a form that is open on the listing notices that a document was deleted", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeDocument({ userId: seller.userId, listingId: listing.id });
  await runOperation(deleteDocument, seller, { id });
  const { version } = await db().listing.findUniqueOrThrow({ where: { id: listing.id } });
  expect(version).toBe(listing.version + 1);
});

test("a document that is only to be deleted while unattached stays on a listing, and is deleted without one", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, listing.id, [id]);
  const attempt = () => runOperation(deleteDocument, seller, { id, onlyLoose: true });
  await expect(attempt()).rejects.toMatchObject({ code: "CONFLICT", status: 409 });
  expect(await documentIdsOf(listing.id)).toEqual([id]);
  await saveDocuments(seller, listing.id, []);
  expect((await attempt()).answer).toEqual({ id });
  expect(await db().document.findUnique({ where: { id } })).toBeNull();
});

test("of ten deletions of one document at once one succeeds, the others find nothing", async () => {
  for (const isAttached of [true, false]) {
    const listing = await makeListing({ ownerUserId: seller.userId });
    const listingId = isAttached ? listing.id : undefined;
    const { id } = await makeDocument({ userId: seller.userId, listingId });
    const attempts = Array.from({ length: 10 }, () => removeDocument(seller, id));
    const errors = (await Promise.allSettled(attempts)).filter(
      ({ status }) => status === "rejected",
    );
    expect(errors).toHaveLength(9);
    for (const rejection of errors) {
      expect(rejection).toMatchObject({ reason: { code: "NOT_FOUND" } });
    }
  }
});

test("an id in capitals names the same document: its images are deleted with it", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeDocument({ userId: seller.userId, listingId: listing.id });
  const document = await db().document.findUniqueOrThrow({ where: { id } });
  await ensureImageVariant(document, "w112.webp");
  expect(documentIdIn(id.toUpperCase())).toBe(id);

  await removeDocument(seller, documentIdInput.parse(id.toUpperCase()).id);
  expect(await storage().stat(imageVariantKey(id, "w112.webp"))).toBeNull();
});
