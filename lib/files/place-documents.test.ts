import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { documentIdsOf, makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { imageVariantQueue } from "./ensure-image-variant";
import { type Arrangement, arrangeDocuments } from "./place-documents";

const seller = await makeMember();

const arrange = (arrangements: Arrangement[], keptUntil?: Date) =>
  transact((tx) => arrangeDocuments(tx, seller, arrangements, keptUntil));

const makeOwn = async (name = "Lager.png", listingId?: number) =>
  (await makeDocument({ userId: seller.userId, name, isSound: true, listingId })).id;

const mainImageOf = async (id: number) =>
  (await db().listing.findUniqueOrThrow({ where: { id } })).mainImageId;

test("many listings get just these documents, in this order, each with its main image", async () => {
  const [one, other] = [
    await makeListing({ ownerUserId: seller.userId }),
    await makeListing({ ownerUserId: seller.userId }),
  ];
  const former = await makeOwn("alt.png", one.id);
  const stays = await makeOwn("bleibt.png", one.id);
  const [a, b, sheet] = [await makeOwn(), await makeOwn(), await makeOwn("Blatt.pdf")];
  const keptUntil = new Date(Date.now() + 60_000);
  await arrange(
    [
      { listingId: one.id, documentIds: [a, stays], mainImageId: stays },
      { listingId: other.id, documentIds: [sheet, b], mainImageId: null },
    ],
    keptUntil,
  );
  expect([await documentIdsOf(one.id), await documentIdsOf(other.id)]).toEqual([
    [a, stays],
    [sheet, b],
  ]);
  expect([await mainImageOf(one.id), await mainImageOf(other.id)]).toEqual([stays, b]);
  expect(await db().document.findUnique({ where: { id: former } })).toMatchObject({
    listingId: null,
    position: 0,
    keptUntil,
  });
  // Only pictures that have come, and only those, have their sizes made.
  const jobs = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM pgboss.job WHERE name = ${imageVariantQueue.name}`;
  expect(jobs.map(({ id }) => id).toSorted()).toEqual([a, b].toSorted());
  await arrange([{ listingId: one.id, documentIds: [], mainImageId: null }]);
  expect([await documentIdsOf(one.id), await mainImageOf(one.id)]).toEqual([[], null]);
});

test("nothing changes when a document is another user's, on another listing, unchecked or gone", async () => {
  const [listing, elsewhere] = [
    await makeListing({ ownerUserId: seller.userId }),
    await makeListing({ ownerUserId: seller.userId }),
  ];
  const before = await makeOwn("alt.png", listing.id);
  const good = await makeOwn();
  const bad = [
    (await makeDocument({ userId: (await makeMember()).userId, isSound: true })).id,
    await makeOwn("dort.png", elsewhere.id),
    (await makeDocument({ userId: seller.userId })).id,
    "0190a0a0-0000-7000-8000-000000000001",
  ];
  for (const id of bad) {
    const documentIds = [good, id];
    await expect(
      arrange([{ listingId: listing.id, documentIds, mainImageId: null }]),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  }
  expect(await documentIdsOf(listing.id)).toEqual([before]);
});

test("a listing has twenty documents at most", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const documentIds = await Promise.all(Array.from({ length: 21 }, () => makeOwn()));
  const attempt = (count: number) =>
    arrange([{ listingId, documentIds: documentIds.slice(0, count), mainImageId: null }]);
  await expect(attempt(21)).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  await attempt(20);
  expect(await documentIdsOf(listingId)).toHaveLength(20);
});
