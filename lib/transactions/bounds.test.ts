import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { saveListing } from "@/lib/listings/mutations";
import { getListing } from "@/lib/listings/queries";
import { listingUpdateInput } from "@/lib/listings/schema";
import { runOperation } from "@/lib/operations/run";
import { setLargeTradesAllowed } from "@/lib/user-administration/operations";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { insertTransaction } from "./mutations/create";
import { setTransactionStatus } from "./mutations/status";
import { voidTransaction } from "./operations";
import { quantityRule, requestBounds } from "./quantity-bounds";
import { requestClosedReasonOf } from "./rules";

const seller = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const visitor = await makeMember();

function lot(priceForBundleInCt: number | null = 10_000) {
  const price = priceForBundleInCt ? { priceForBundleInCt } : { pricePerProductInCt: 1_000 };
  const stock = { quantity: 10, minOrderQuantity: 10, bundleOnly: true };
  return makeListing({ ownerUserId: seller.userId, ...stock, ...price });
}

function request(listingId: number, quantity: number) {
  return insertTransaction(buyer, { listingId, quantity, note: null });
}

function edit(id: number, quantity: number, price: object = { priceForBundle: 10_000 }) {
  const entered = {
    manufacturer: "Siemens",
    nameDe: "Schütz",
    descriptionDe: "Neu.",
    bundleOnly: true,
  };
  return saveListing(seller, listingUpdateInput.parse({ id, ...entered, quantity, ...price }));
}

test("a trade of 90 trillion euros is rejected, up to ten million it is not", async () => {
  const { id } = await makeListing({
    ownerUserId: seller.userId,
    pricePerProductInCt: 2_147_483_647,
    quantity: 1_000_000,
  });
  await expect(request(id, 1_000_000)).rejects.toMatchObject({ code: "TRADE_TOO_LARGE" });
  await expect(request(id, 1)).rejects.toMatchObject({ code: "TRADE_TOO_LARGE" });
  expect(requestClosedReasonOf(await getListing(buyer, id))).toBe("too_large");
  const piece = await makeListing({
    ownerUserId: seller.userId,
    pricePerProductInCt: 300_000_000,
  });
  await expect(request(piece.id, 4)).rejects.toMatchObject({ code: "TRADE_TOO_LARGE" });
  expect(requestBounds(await getListing(buyer, piece.id))).toEqual({
    least: 1,
    most: 3,
    limitInCt: 1_000_000_000,
  });
  await request(piece.id, 3);
});

test("an administrator allows a seller more, which the security history shows", async () => {
  const trader = await makeMember();
  const { id } = await makeListing({
    ownerUserId: trader.userId,
    pricePerProductInCt: 2_000_000_000,
  });
  const change = { userId: trader.userId, isAllowed: true };
  await expect(runOperation(setLargeTradesAllowed, trader, change)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await runOperation(setLargeTradesAllowed, administrator, change);
  await runOperation(setLargeTradesAllowed, administrator, change);
  const made = await request(id, 2);
  await runOperation(setLargeTradesAllowed, administrator, { ...change, isAllowed: false });
  await expect(setTransactionStatus(trader, made.id, "COMPLETED")).rejects.toMatchObject({
    code: "TRADE_TOO_LARGE",
  });
  const events = await db().securityEvent.findMany({
    where: { userId: trader.userId },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ kind, actorUserId }) => [kind, actorUserId])).toEqual([
    ["LARGE_TRADES_ALLOWED", administrator.userId],
    ["LARGE_TRADES_FORBIDDEN", administrator.userId],
  ]);
});

test("half a lot is not sold at the lot's price when its quantity changes while requested", async () => {
  const { id } = await lot();
  await request(id, 10);
  await edit(id, 5);
  await expect(request(id, 5)).rejects.toMatchObject({ code: "LISTING_WITHOUT_PRICE" });
  expect(requestClosedReasonOf(await getListing(buyer, id))).toBe("without_price");
  await edit(id, 5, { priceForBundle: 6_000 });
  await request(id, 5);
});

test("a changed lot has its former price with its former pieces, and any price that is stated for the new ones", async () => {
  const { id } = await lot();
  await request(id, 10);
  await edit(id, 5);
  expect(await getListing(seller, id)).toMatchObject({ bundlePriceQuantity: 10 });
  await edit(id, 10);
  expect(await getListing(seller, id)).toMatchObject({ bundlePriceQuantity: null });
  expect(requestClosedReasonOf(await getListing(buyer, id))).toBeNull();
  await edit(id, 5, { priceForBundle: 10_000, bundlePriceQuantity: 10 });
  expect(requestClosedReasonOf(await getListing(buyer, id))).toBe("without_price");
  await edit(id, 5, { priceForBundle: 10_000, bundlePriceQuantity: 5 });
  expect(await request(id, 5)).toMatchObject({ totalInCt: 10_000 });
});

test("the price of a lot says that it is the price of all its pieces, when some are sold", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(buyer, id, { quantity: 4, status: "RESERVED" });
  await edit(id, 10, { pricePerProductInCt: 1_000 });
  for (const viewer of [visitor, buyer, seller]) {
    expect(await getListing(viewer, id)).toMatchObject({
      availableQuantity: 6,
      priceForBundle: 10_000,
      bundlePriceQuantity: 10,
    });
  }
  expect(quantityRule(await getListing(visitor, id))).toBe("rest_of_lot");
  expect(await request(id, 6)).toMatchObject({ totalInCt: 6_000 });
});

test("the rest of a lot is not sold at the lot's price", async () => {
  const { id } = await lot();
  const { id: first } = await request(id, 10);
  await setTransactionStatus(seller, first, "RESERVED");
  await edit(id, 20);
  const shown = await getListing(visitor, id);
  expect(shown).toMatchObject({ availableQuantity: 10, bundleOnly: false });
  await expect(request(id, 10)).rejects.toMatchObject({ code: "LISTING_WITHOUT_PRICE" });
  await edit(id, 20, { pricePerProductInCt: 900 });
  expect(await request(id, 3)).toMatchObject({ totalInCt: 2_700 });
});

test("a lot whose sale is voided is not sold again with twice its pieces", async () => {
  const { id } = await lot();
  const { id: sold } = await request(id, 10);
  await setTransactionStatus(seller, sold, "COMPLETED");
  await db().listing.update({
    where: { id },
    data: { quantity: 20, minOrderQuantity: 20, status: "ACTIVE" },
  });
  const reason = "Scheinhandel zwischen zwei Konten";
  await runOperation(voidTransaction, administrator, { id: sold, reason });
  await expect(request(id, 20)).rejects.toMatchObject({ code: "LISTING_WITHOUT_PRICE" });
});

test("single pieces that were sold before the lot became a bundle leave no bundle", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(buyer, id, { quantity: 4, status: "COMPLETED" });
  await edit(id, 10, { priceForBundle: 5_000 });
  await expect(request(id, 6)).rejects.toMatchObject({ code: "LISTING_WITHOUT_PRICE" });
});

test("a lot that was lowered to one piece while requested is not that piece at the lot's price", async () => {
  const { id } = await lot();
  await request(id, 10);
  await edit(id, 1);
  await expect(request(id, 1)).rejects.toMatchObject({ code: "LISTING_WITHOUT_PRICE" });
});

test("a request for the former lot is not filled from a larger one", async () => {
  const { id } = await lot();
  const { id: requested } = await request(id, 10);
  await edit(id, 20, { priceForBundle: 25_000 });
  for (const status of ["RESERVED", "COMPLETED"] as const) {
    await expect(setTransactionStatus(seller, requested, status)).rejects.toMatchObject({
      code: "BUNDLE_CHANGED",
    });
  }
  await edit(id, 10, { priceForBundle: 12_000 });
  expect(await setTransactionStatus(seller, requested, "RESERVED")).toMatchObject({
    totalInCt: 10_000,
  });
});

test("the rest of a lot with a price per piece is sold by the piece", async () => {
  const { id } = await lot(null);
  const { id: first } = await request(id, 10);
  await setTransactionStatus(seller, first, "RESERVED");
  await edit(id, 15, { pricePerProductInCt: 1_000 });
  expect(await request(id, 2)).toMatchObject({ totalInCt: 2_000 });
});
