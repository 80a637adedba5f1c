import "@/tests/setup/database";
import { expect, test } from "vitest";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";

const seller = await makeMember();
const other = await makeMember();
const administrator = await makeMember({ isAdmin: true });

test("only its owner reads on which listing a document is", async () => {
  const [listing, theirs] = [
    await makeListing({ ownerUserId: seller.userId }),
    await makeListing({ ownerUserId: other.userId }),
  ];
  const elsewhere = await makeListing({ ownerUserId: seller.userId });
  const taken = await makeDocument({ userId: seller.userId, listingId: elsewhere.id });
  await expect(saveDocuments(seller, listing.id, [taken.id])).rejects.toMatchObject({
    data: { issues: [{ path: "documentIds.0", code: `on_listing:${elsewhere.id}` }] },
  });
  const { id } = await makeDocument({ userId: other.userId, listingId: theirs.id });
  for (const member of [seller, administrator]) {
    await expect(saveDocuments(member, listing.id, [id])).rejects.toMatchObject({
      data: { issues: [{ path: "documentIds.0", code: "invalid" }] },
    });
  }
});

test("a twenty-first document is rejected", async () => {
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
