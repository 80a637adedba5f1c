import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";

const seller = await makeMember();
const other = await makeMember();
const administrator = await makeMember({ isAdmin: true });

test("attaching takes the listing's documents in the order given, once each, and lets go of the others", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const make = (name: string) => makeDocument({ userId: seller.userId, isSound: true, name });
  const [a, b, c] = [await make("a.png"), await make("b.pdf"), await make("c.png")];
  expect(await saveDocuments(seller, listing.id, [b.id, c.id, a.id, c.id])).toBe(c.id);
  expect(await documentIdsOf(listing.id)).toEqual([b.id, c.id, a.id]);
  expect(await saveDocuments(seller, listing.id, [a.id, b.id])).toBe(a.id);
  expect(await documentIdsOf(listing.id)).toEqual([a.id, b.id]);
  expect(await db().document.findUnique({ where: { id: c.id } })).toMatchObject({
    listingId: null,
  });
  expect(await saveDocuments(seller, listing.id, [])).toBeNull();
});

test("the chosen main image counts only if it is a picture of the listing", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const make = (name: string) => makeDocument({ userId: seller.userId, isSound: true, name });
  const [first, chosen, sheet, foreign] = [
    await make("a.png"),
    await make("b.png"),
    await make("c.pdf"),
    await make("d.png"),
  ];
  const ids = [sheet.id, first.id, chosen.id];
  expect(await saveDocuments(seller, listing.id, ids, chosen.id)).toBe(chosen.id);
  expect(await saveDocuments(seller, listing.id, ids, sheet.id)).toBe(first.id);
  expect(await saveDocuments(seller, listing.id, ids, foreign.id)).toBe(first.id);
  expect(await saveDocuments(seller, listing.id, [sheet.id], first.id)).toBeNull();
});

test("another's upload, one on another listing and an uninspected one cannot be attached", async () => {
  const [listing, elsewhere] = [
    await makeListing({ ownerUserId: seller.userId }),
    await makeListing({ ownerUserId: seller.userId }),
  ];
  const foreign = await makeDocument({ userId: other.userId, isSound: true });
  const taken = await makeDocument({ userId: seller.userId, listingId: elsewhere.id });
  const raw = await makeDocument({ userId: seller.userId });
  const good = await makeDocument({ userId: seller.userId, isSound: true });
  for (const bad of [foreign, taken, raw]) {
    const code = bad === taken ? `on_listing:${elsewhere.id}` : "invalid";
    const attempt = saveDocuments(seller, listing.id, [good.id, bad.id]);
    await expect(attempt).rejects.toMatchObject({
      code: "DOCUMENT_INVALID",
      data: { documentIds: [bad.id], issues: [{ path: "documentIds.1", code }] },
    });
  }
  expect(await documentIdsOf(listing.id)).toEqual([]);
  expect(await documentIdsOf(elsewhere.id)).toEqual([taken.id]);
});

test("on whose listing another's document is nobody is told", async () => {
  const [listing, theirs] = [
    await makeListing({ ownerUserId: seller.userId }),
    await makeListing({ ownerUserId: other.userId }),
  ];
  const { id } = await makeDocument({ userId: other.userId, listingId: theirs.id });
  for (const member of [seller, administrator]) {
    await expect(saveDocuments(member, listing.id, [id])).rejects.toMatchObject({
      data: { issues: [{ path: "documentIds.0", code: "invalid" }] },
    });
  }
});

test("an administrator saves a seller's listing with the seller's documents and an own one", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const old = await makeDocument({ userId: seller.userId, listingId: listing.id });
  const added = await makeDocument({ userId: administrator.userId, isSound: true });
  await saveDocuments(administrator, listing.id, [old.id, added.id]);
  expect(await documentIdsOf(listing.id)).toEqual([old.id, added.id]);
});

test("a twenty-first document is refused", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const ids: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    ids.push((await makeDocument({ userId: seller.userId, isSound: true, bytes: null })).id);
  }
  await expect(saveDocuments(seller, listing.id, ids)).rejects.toMatchObject({
    code: "DOCUMENT_INVALID",
  });
  await saveDocuments(seller, listing.id, ids.slice(1));
  expect(await documentIdsOf(listing.id)).toHaveLength(20);
});

test("of two listings that take the same upload at once, one gets it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [
      await makeListing({ ownerUserId: seller.userId }),
      await makeListing({ ownerUserId: seller.userId }),
    ];
    const { id } = await makeDocument({ userId: seller.userId, isSound: true, bytes: null });
    const both = await Promise.allSettled([
      saveDocuments(seller, one.id, [id]),
      saveDocuments(seller, two.id, [id]),
    ]);
    expect(both.map((attempt) => attempt.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect([...(await documentIdsOf(one.id)), ...(await documentIdsOf(two.id))]).toEqual([id]);
  }
});

test("two saves of one listing at once leave it with the documents of one of them", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const make = () => makeDocument({ userId: seller.userId, isSound: true, bytes: null });
  const [a, b, c, d] = [await make(), await make(), await make(), await make()];
  await Promise.all([
    saveDocuments(seller, listing.id, [a.id, b.id]),
    saveDocuments(seller, listing.id, [c.id, d.id]),
  ]);
  const left = await documentIdsOf(listing.id);
  expect([
    [a.id, b.id],
    [c.id, d.id],
  ]).toContainEqual(left);
});
