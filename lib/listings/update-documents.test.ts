import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { deleteDocument } from "@/lib/files/operations";
import { runOperation } from "@/lib/operations/run";
import { documentIdsOf, makeDocument } from "@/tests/factories/document";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import { makeMember } from "@/tests/factories/user";

const seller = await makeMember();
const other = await makeMember();
const administrator = await makeMember({ isAdmin: true });

function file(name: string, userId = seller.userId) {
  return makeDocument({ userId, name, isSound: true });
}

async function soundAt(id: string) {
  return (await db().document.findUniqueOrThrow({ where: { id } })).soundAt;
}

async function typeOf(id: string) {
  return (await db().document.findUniqueOrThrow({ where: { id } })).type;
}

test("a save without documentIds leaves documents and main image as they are, one with them orders them", async () => {
  const [a, b, c] = [await file("a.png"), await file("b.png"), await file("c.pdf")];
  const documentIds = [a.id, b.id, c.id];
  const id = await enterListing(seller, { documentIds, mainImageId: b.id });
  await saveListing(seller, id);
  expect(await documentIdsOf(id)).toEqual(documentIds);
  expect((await storedListing(id)).mainImageId).toBe(b.id);
  await saveListing(seller, id, { documentIds: [c.id, b.id, a.id] });
  expect(await documentIdsOf(id)).toEqual([c.id, b.id, a.id]);
  expect((await storedListing(id)).mainImageId).toBe(b.id);
  await saveListing(seller, id, { documentIds: [] });
  expect(await documentIdsOf(id)).toEqual([]);
  expect((await storedListing(id)).mainImageId).toBeNull();
});

test("the main image can be chosen again, falls back to the first image, and is never another user's", async () => {
  const [sheet, a, b] = [await file("blatt.pdf"), await file("a.png"), await file("b.png")];
  const foreign = await file("fremd.png", other.userId);
  const id = await enterListing(seller, { documentIds: [sheet.id, a.id, b.id] });
  for (const [chosen, shown] of [
    [b.id, b.id],
    [null, a.id],
    [sheet.id, a.id],
    [foreign.id, a.id],
  ] as const) {
    await saveListing(seller, id, { mainImageId: chosen });
    expect((await storedListing(id)).mainImageId).toBe(shown);
  }
  await saveListing(seller, id, { documentIds: [b.id] });
  expect((await storedListing(id)).mainImageId).toBe(b.id);
});

test("a certificate shows in search as long as it is one of the listing's", async () => {
  const [image, sheet] = [await file("a.png"), await file("blatt.pdf")];
  const id = await enterListing(seller, { documentIds: [image.id, sheet.id] });
  const certified = async () => {
    const { hasCertificate } = await storedListing(id);
    const entry = await db().listingSearch.findFirstOrThrow({ where: { listingId: id } });
    expect(entry.hasCertificate).toBe(hasCertificate);
    return hasCertificate;
  };
  expect(await certified()).toBe(false);
  await saveListing(seller, id, { documentTypes: { [sheet.id]: "CERTIFICATE" } });
  expect(await certified()).toBe(true);
  await saveListing(seller, id);
  expect(await certified()).toBe(true);
  await saveListing(seller, id, { documentTypes: { [sheet.id]: "MANUAL" } });
  expect(await certified()).toBe(false);
  await saveListing(seller, id, { documentTypes: { [sheet.id]: "CERTIFICATE" } });

  await saveListing(seller, id, { documentIds: [image.id] });
  expect(await certified()).toBe(false);
  await saveListing(seller, id, { documentIds: [image.id, sheet.id] });
  expect(await certified()).toBe(true);
  await runOperation(deleteDocument, seller, { id: sheet.id });
  expect(await certified()).toBe(false);
});

test("an image stays an image, and nobody can change the type of a file that is elsewhere", async () => {
  const [image, elsewhere] = [await file("a.png"), await file("fremd.pdf")];
  await enterListing(seller, { documentIds: [elsewhere.id] });
  const id = await enterListing(seller, { documentIds: [image.id] });
  const documentTypes = { [image.id]: "CERTIFICATE", [elsewhere.id]: "CERTIFICATE" } as const;
  await saveListing(seller, id, { documentTypes });
  expect([await typeOf(image.id), await typeOf(elsewhere.id)]).toEqual(["IMAGE", "OTHER"]);
  expect((await storedListing(id)).hasCertificate).toBe(false);
});

test("an administrator's save checks a new file of the seller, another user's attempt checks none", async () => {
  const id = await enterListing(seller);
  const raw = await makeDocument({ userId: seller.userId, name: "a.png" });
  const attempt = saveListing(other, id, { documentIds: [raw.id] });
  await expect(attempt).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await soundAt(raw.id)).toBeNull();
  await saveListing(administrator, id, { documentIds: [raw.id] });
  expect(await documentIdsOf(id)).toEqual([raw.id]);
});

test("nobody can attach another user's unattached file, nor the seller's on a listing of others", async () => {
  const kept = await file("a.png");
  const [raw, sound] = [
    await makeDocument({ userId: other.userId, name: "b.png" }),
    await file("c.png", other.userId),
  ];
  const id = await enterListing(seller, { documentIds: [kept.id] });
  for (const member of [seller, administrator]) {
    for (const foreign of [raw, sound]) {
      const attempt = saveListing(member, id, { documentIds: [kept.id, foreign.id] });
      await expect(attempt).rejects.toMatchObject({
        code: "DOCUMENT_INVALID",
        data: { documentIds: [foreign.id] },
      });
    }
    const created = enterListing(member, { documentIds: [sound.id] });
    await expect(created).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  }
  expect(await soundAt(raw.id)).toBeNull();
  expect(await documentIdsOf(id)).toEqual([kept.id]);

  const loose = await file("d.png");
  const elsewhere = await enterListing(other);
  for (const member of [other, administrator]) {
    const attempt = saveListing(member, elsewhere, { documentIds: [loose.id] });
    await expect(attempt).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  }
});
