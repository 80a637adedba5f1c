import "@/tests/setup/database";
import { expect, test } from "vitest";
import { makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing, saveListing } from "@/tests/factories/entered-listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { exactAnswer } from "@/tests/setup/exact-answer";
import { getListingById, getListingHistory } from "./operations";

const seller = await makeMember({ city: "Bremen" });
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });

test("a listing with pictures, an owner and a request is answered exactly as described", async () => {
  const listingId = await enterListing(seller, { mpn: "DSBC-32-100", ownArticleNumber: "LAG-1" });
  const picture = await makeDocument({ userId: seller.userId, listingId });
  await saveDocuments(seller, listingId, [picture.id], picture.id);
  await makeTransaction(buyer, listingId);
  const own = await exactAnswer(getListingById, seller, listingId);
  expect(own).toMatchObject({
    owner: { billingAddress: { city: "Bremen" } },
    mainImage: { id: picture.id },
    product: { nameEn: null },
    transactionCount: 1,
  });
  expect(own.lastTransactionAt).toBeInstanceOf(Date);
  const theirs = await exactAnswer(getListingById, buyer, listingId);
  expect(theirs).toMatchObject({ owner: null, ownArticleNumber: null, transactionCount: null });
});

test("a history with statuses, prices and an administrator is answered exactly as described", async () => {
  const id = await enterListing(seller);
  await saveListing(administrator, id, { pricePerProductInCt: 1100 });
  const entries = await exactAnswer(getListingHistory, administrator, { listingId: id });
  expect(entries.map(({ field, by }) => [field, by])).toEqual([
    ["PRICE_PER_PRODUCT", "administrator"],
    ["STATUS", "owner"],
  ]);
});
