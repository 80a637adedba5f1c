import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { removeDocument } from "@/lib/files/mutations/removal";
import { sweepDocuments } from "@/lib/files/mutations/sweep";
import { findDocument } from "@/lib/files/queries";
import { saveListing } from "@/lib/listings/mutations";
import { listListingHistory } from "@/lib/listings/queries";
import { listingUpdateInput } from "@/lib/listings/schema";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { exportColumnsFor } from "./export-file";
import { getTransaction } from "./queries";

const seller = await makeMember();
const buyer = await makeMember();

test("a seller who renames the part after the sale leaves the buyer's trade as it was", async () => {
  const { id: listingId } = await makeListing({
    ownerUserId: seller.userId,
    nameDe: "SIMATIC CPU 315-2",
    mpn: "6ES7315-2EH14",
    ean: "4019169462488",
    shippingPriceInCt: 990,
    condition: "USED_TESTED",
  });
  const { id } = await makeTransaction(buyer, listingId, { quantity: 2, status: "COMPLETED" });
  await rename(seller, listingId);

  const trade = await getTransaction(buyer, id);
  expect(trade.requested).toMatchObject({
    nameDe: "SIMATIC CPU 315-2",
    mpn: "6ES7315-2EH14",
    ean: "4019169462488",
    manufacturer: { name: "Siemens" },
    condition: "USED_TESTED",
    shippingPriceInCt: 990,
    currency: "EUR",
    filledAt: null,
  });
  expect(trade.listing).toMatchObject({ nameDe: "Schraube M6", mpn: "M6-933" });
  const cells = exportColumnsFor({ isAdmin: false }).map(({ write }) => write(trade));
  expect(cells).toContain("SIMATIC CPU 315-2");
  expect(cells).not.toContain("Schraube M6");
});

test("the parties of a trade read in the listing's history what it was called", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId, nameDe: "SIMATIC", mpn: "6ES7" });
  await makeTransaction(buyer, id);
  await rename(seller, id);
  const lines = await listListingHistory(buyer, id);
  expect(lines.map(({ field, from, to, by, actor }) => ({ field, from, to, by, actor }))).toEqual(
    expect.arrayContaining([
      { field: "NAME_DE", from: "SIMATIC", to: "Schraube M6", by: "owner", actor: null },
      { field: "MPN", from: "6ES7", to: "M6-933", by: "owner", actor: null },
      { field: "MANUFACTURER", from: "Siemens", to: "Würth", by: "owner", actor: null },
    ]),
  );
});

test("the image of a requested part outlives its listing's", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const image = await makeDocument({ userId: seller.userId, listingId });
  await db().listing.update({ where: { id: listingId }, data: { mainImageId: image.id } });
  const { id } = await makeTransaction(buyer, listingId);
  await removeDocument(seller, image.id);
  await db().$executeRaw`
    UPDATE document SET created_at = created_at - interval '3 days', sound_at = sound_at - interval '3 days'`;
  await sweepDocuments();

  expect(await db().listing.findUnique({ where: { id: listingId } })).toMatchObject({
    mainImageId: null,
  });
  expect((await getTransaction(buyer, id)).requested.mainImageId).toBe(image.id);
  expect(await findDocument(buyer, image.id)).not.toBeNull();
  expect(await findDocument(await makeMember(), image.id)).toBeNull();
});

test.each([
  `UPDATE "transaction" SET requested = '{}'`,
  `UPDATE "transaction" SET requested_image_id = NULL WHERE requested_image_id IS NOT NULL`,
  `UPDATE listing_identity_change SET "from" = 'x'`,
  "DELETE FROM listing_identity_change",
])("the database rejects %s", async (statement) => {
  await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/never changes|append-only/);
});

async function rename(member: TestMember, id: number): Promise<void> {
  const entered = {
    id,
    manufacturer: "Würth",
    mpn: "M6-933",
    nameDe: "Schraube M6",
    descriptionDe: "Verzinkt.",
    pricePerProductInCt: 10,
    quantity: 10,
    documentIds: [],
  };
  await saveListing(member, listingUpdateInput.parse(entered));
}
