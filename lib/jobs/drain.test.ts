import "@/tests/setup/database";
import { expect, test } from "vitest";
import { imageVariantKeys } from "@/lib/files/ensure-image-variant";
import { storage } from "@/lib/storage/storage";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { drain } from "./drain";

test("without a worker, draining makes the sizes of new images", async () => {
  const seller = await makeMember();
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeDocument({ userId: seller.userId, isSound: true });
  await saveDocuments(seller, listing.id, [id]);
  await drain(Date.now() + 10_000);
  const sizes = await Promise.all(imageVariantKeys(id).map((key) => storage().stat(key)));
  expect(sizes).not.toContain(null);
});
