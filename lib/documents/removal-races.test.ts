import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { ensurePicture, pictureKey } from "./pictures";
import { removeDocument } from "./removal";
import { documentIdIn, documentIdInput } from "./schema";

const seller = await makeMember();

test("of ten deletions of one document at once one succeeds, the others find nothing", async () => {
  for (const isAttached of [true, false]) {
    const listing = await makeListing({ ownerUserId: seller.userId });
    const listingId = isAttached ? listing.id : undefined;
    const { id } = await makeDocument({ userId: seller.userId, listingId });
    const attempts = Array.from({ length: 10 }, () => removeDocument(seller, id));
    const refusals = (await Promise.allSettled(attempts)).filter(
      ({ status }) => status === "rejected",
    );
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ reason: { code: "NOT_FOUND" } });
    }
  }
});

test("an id in capitals names the same document: its pictures go with it", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeDocument({ userId: seller.userId, listingId: listing.id });
  const document = await db().document.findUniqueOrThrow({ where: { id } });
  await ensurePicture(document, "w112.webp");
  expect(documentIdIn(id.toUpperCase())).toBe(id);

  await removeDocument(seller, documentIdInput.parse(id.toUpperCase()).id);
  expect(await storage().stat(pictureKey(id, "w112.webp"))).toBeNull();
});
