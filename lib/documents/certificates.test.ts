import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { attachDocuments } from "./mutations";
import { removeDocument } from "./removal";

const seller = await makeMember();
const userId = seller.userId;

type Types = Parameters<typeof attachDocuments>[3]["documentTypes"];

function save(listingId: number, documentIds: string[], documentTypes: Types) {
  return transact((tx) =>
    attachDocuments(tx, seller, listingId, { documentIds, documentTypes, mainImageId: null }),
  );
}

/** What the listing says, and its copy that the search filters by. */
async function hasCertificate(id: number): Promise<[boolean, boolean | undefined]> {
  const listing = await db().listing.findUniqueOrThrow({
    where: { id },
    include: { searchEntries: true },
  });
  return [listing.hasCertificate, listing.searchEntries[0]?.hasCertificate];
}

test("a listing has a certificate as long as one of its documents is one", async () => {
  const listing = await makeListing({ ownerUserId: userId });
  const sheet = await makeDocument({ userId, isSound: true, name: "3.1.pdf" });
  const other = await makeDocument({ userId, isSound: true, name: "CE.pdf" });
  await saveDocuments(seller, listing.id, [sheet.id, other.id]);
  expect(await hasCertificate(listing.id)).toEqual([false, false]);
  await save(listing.id, [sheet.id, other.id], { [sheet.id]: "CERTIFICATE" });
  expect(await hasCertificate(listing.id)).toEqual([true, true]);
  await save(listing.id, [sheet.id, other.id], { [sheet.id]: "SPECS", [other.id]: "CERTIFICATE" });
  expect(await hasCertificate(listing.id)).toEqual([true, true]);
  await save(listing.id, [sheet.id, other.id], { [other.id]: "MANUAL" });
  expect(await hasCertificate(listing.id)).toEqual([false, false]);
});

test("it is gone with the certificate: taken off, deleted, put on another listing", async () => {
  const [one, two] = [
    await makeListing({ ownerUserId: userId }),
    await makeListing({ ownerUserId: userId }),
  ];
  const { id } = await makeDocument({ userId, isSound: true, name: "3.1.pdf" });
  await save(one.id, [id], { [id]: "CERTIFICATE" });
  await saveDocuments(seller, one.id, []);
  expect(await hasCertificate(one.id)).toEqual([false, false]);
  await saveDocuments(seller, two.id, [id]);
  expect(await hasCertificate(two.id)).toEqual([true, true]);
  await removeDocument(seller, id);
  expect(await hasCertificate(two.id)).toEqual([false, false]);
});

test("a picture stays a picture, and a document of another listing what it is", async () => {
  const [one, two] = [
    await makeListing({ ownerUserId: userId }),
    await makeListing({ ownerUserId: userId }),
  ];
  const picture = await makeDocument({ userId, isSound: true });
  const elsewhere = await makeDocument({ userId, listingId: two.id, name: "CE.pdf" });
  await save(one.id, [picture.id], {
    [picture.id]: "CERTIFICATE",
    [elsewhere.id]: "CERTIFICATE",
  });
  const types = await db().document.findMany({
    where: { id: { in: [picture.id, elsewhere.id] } },
    select: { id: true, type: true },
  });
  expect(new Map(types.map(({ id, type }) => [id, type]))).toEqual(
    new Map([
      [picture.id, "IMAGE"],
      [elsewhere.id, "OTHER"],
    ]),
  );
  expect(await hasCertificate(one.id)).toEqual([false, false]);
});
