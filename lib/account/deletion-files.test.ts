import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { ensurePicture, pictureKey } from "@/lib/documents/pictures";
import { runOperation } from "@/lib/operations/run";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";
import { deleteAccount } from "./operations";

test("a deletion takes the files that belong to no trade, in the database and in storage", async () => {
  const seller = await makeMember();
  const buyer = await makeMember();
  const of = { userId: seller.userId };
  const traded = await makeListing({ ownerUserId: seller.userId });
  const untraded = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(buyer, traded.id, { status: "COMPLETED" });
  const kept = await makeDocument({ ...of, listingId: traded.id });
  const picture = await makeDocument({ ...of, listingId: untraded.id });
  await ensurePicture(picture, "w1200.webp");
  await db().listing.update({ where: { id: untraded.id }, data: { mainImageId: picture.id } });
  const loose = await makeDocument({ ...of, name: "Datenblatt.pdf", bytes: Buffer.from("%PDF") });
  const others = await makeDocument({ userId: buyer.userId });
  const demo = "files/00000000-0000-4000-8000-000000000000/abc";
  await storage().write(demo, Buffer.from("a;b"), "text/csv");
  await db().uploadedFile.create({
    data: { ...of, key: demo, name: "liste.csv", contentType: "text/csv" },
  });

  await runOperation(deleteAccount, seller, { password: testPassword });

  const left = await db().document.findMany({ orderBy: { id: "asc" } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, others.id].toSorted());
  expect(await db().uploadedFile.count()).toBe(0);
  const gone = [picture.key, pictureKey(picture.id, "w1200.webp"), uploadKeyOf(loose.key), demo];
  expect(await db().discardedObject.count({ where: { key: { in: gone } } })).toBe(4);
  expect(await Promise.all(gone.map((key) => storage().stat(key)))).toEqual(gone.map(() => null));
  expect(await storage().stat(kept.key)).not.toBeNull();
  expect(await storage().stat(uploadKeyOf(others.key))).not.toBeNull();
});
