import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import {
  type EnteredChanges,
  enteredDetails,
  enterListing,
  saveListing,
  storedListing,
} from "@/tests/factories/entered-listing";
import { makeManufacturer } from "@/tests/factories/listing";
import { mpnsFor } from "@/tests/factories/search";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { setListingStatuses } from "./mutations";
import { getListing } from "./queries";

const seller = await makeMember();
const administrator = await makeMember({ isAdmin: true });

const details = {
  condition: "USED_TESTED",
  yearOfManufacture: 2019,
  dateCode: "2314",
  ownArticleNumber: "4711-B",
} satisfies EnteredChanges;

describe("update listing", () => {
  test("stores every field as it was entered", async () => {
    const id = await enterListing(seller);
    const changes = {
      ...enteredDetails,
      mpn: "2866763",
      nameDe: "Stromversorgung",
      descriptionDe: "Geprüft.",
      pricePerProductInCt: 9900,
      quantity: 12,
      minOrderQuantity: 3,
      manufacturer: { name: "Phoenix Contact" },
    };
    const alternateProductCodes = ["QUINT-PS", "QUINT-PS", " "];
    await saveListing(seller, id, { ...changes, alternateProductCodes });
    const listing = await getListing(seller, id);
    expect(listing).toMatchObject({
      ...changes,
      alternateProductCodes: ["QUINT-PS"],
      priceForBundle: 118_800,
      status: "ACTIVE",
      version: 2,
    });
    expect(listing.updatedAt.getTime()).toBeGreaterThan(listing.createdAt.getTime());
  });

  test("leaves condition, year, date code and own number alone unless it names them, and clears them by null", async () => {
    const id = await enterListing(seller, details);
    await saveListing(seller, id);
    expect(await storedListing(id)).toMatchObject(details);
    await saveListing(seller, id, { dateCode: " ", ownArticleNumber: "" });
    const emptied = { ...details, dateCode: null, ownArticleNumber: null };
    expect(await storedListing(id)).toMatchObject(emptied);
    await saveListing(seller, id, { ownArticleNumber: "4711-C" });
    const cleared = {
      condition: null,
      yearOfManufacture: null,
      dateCode: null,
      ownArticleNumber: null,
    };
    await saveListing(seller, id, cleared);
    expect(await storedListing(id)).toMatchObject(cleared);
  });

  test("empties the other fields that it leaves out, and a shipping price without shipping", async () => {
    const id = await enterListing(seller, {
      ean: "4047623402770",
      nameEn: "Contactor",
      alternateProductCodes: ["A1"],
      shippingPriceInCt: 500,
    });
    await saveListing(seller, id, {
      shippingPossible: false,
      pickupPossible: true,
      shippingPriceInCt: 500,
    });
    expect(await storedListing(id)).toMatchObject({
      ean: null,
      nameEn: null,
      alternateProductCodes: [],
      shippingPriceInCt: null,
    });
  });

  test("sells by the piece or as a bundle at one price, whichever the last save says", async () => {
    const id = await enterListing(seller);
    const bundle = { bundleOnly: true, pricePerProductInCt: null, priceForBundle: 9_900 };
    await saveListing(seller, id, bundle);
    const asBundle = { pricePerProductInCt: null, priceForBundleInCt: 9_900, minOrderQuantity: 10 };
    expect(await storedListing(id)).toMatchObject(asBundle);
    await saveListing(seller, id, { priceForBundle: 12_500, minOrderQuantity: 2 });
    const byPiece = { pricePerProductInCt: 1250, priceForBundleInCt: null, minOrderQuantity: 2 };
    expect(await storedListing(id)).toMatchObject(byPiece);
  });

  test("is found by its new number and no longer by the old one", async () => {
    const id = await enterListing(seller, { mpn: "ALT-77001", alternateProductCodes: ["ZWEIT-5"] });
    await saveListing(seller, id, { mpn: "NEU-99002" });
    expect(await mpnsFor({ query: "neu99002" })).toEqual(["NEU-99002"]);
    expect(await mpnsFor({ query: "ALT77001" })).toEqual([]);
    expect(await mpnsFor({ query: "ZWEIT-5" })).toEqual([]);
  });

  test("drops the cached pages of the listing, of lists and of manufacturers", async () => {
    const id = await enterListing(seller);
    const tags = await saveListing(seller, id);
    expect(tags.sort()).toEqual([`listing:${id}`, "listings", "manufacturers"]);
  });
});

describe("its manufacturer and product", () => {
  test("are made where they are new, and taken where they are known however they are spelt", async () => {
    const id = await enterListing(seller);
    const first = await storedListing(id);
    await saveListing(seller, id, { manufacturer: { name: "Umbau & Söhne" }, mpn: "U-1" });
    const second = await storedListing(id);
    expect(second.manufacturerId).not.toBe(first.manufacturerId);
    expect(second.productId).not.toBe(first.productId);
    await saveListing(seller, id, { manufacturer: "SIEMENS", mpn: "3rt2026 1bb40" });
    const { manufacturerId, productId } = first;
    expect(await storedListing(id)).toMatchObject({ manufacturerId, productId });
    await saveListing(seller, id, { mpn: null });
    expect((await storedListing(id)).productId).toBeNull();
  });

  test("follow a merge, and an unknown id is a 422 that changes nothing", async () => {
    const id = await enterListing(seller);
    const [target, merged] = [
      await makeManufacturer("Rexroth"),
      await makeManufacturer("Indramat"),
    ];
    const data = { mergedIntoId: target.id };
    await db().manufacturer.update({ where: { id: merged.id }, data });
    await saveListing(seller, id, { manufacturer: { id: merged.id } });
    const before = await storedListing(id);
    expect(before.manufacturerId).toBe(target.id);
    const unknown = saveListing(seller, id, {
      manufacturer: { id: 2_000_000_000 },
      nameDe: "Anders",
    });
    await expect(unknown).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: [{ path: "manufacturer", code: "not_found" }] },
    });
    expect(await storedListing(id)).toEqual(before);
  });
});

describe("permission to save", () => {
  test("an administrator, and the listing stays its owner's", async () => {
    const id = await enterListing(seller);
    await saveListing(administrator, id, { nameDe: "Berichtigt" });
    const saved = { nameDe: "Berichtigt", ownerUserId: seller.userId };
    expect(await storedListing(id)).toMatchObject(saved);
  });

  test("nobody can save a deleted listing, nor one whose seller has left", async () => {
    const id = await enterListing(seller);
    await setListingStatuses(seller, [{ id, status: "DELETED" }]);
    const conflict = { code: "LISTING_STATUS_CONFLICT", data: { from: "DELETED" } };
    await expect(saveListing(seller, id)).rejects.toMatchObject(conflict);
    await expect(saveListing(administrator, id)).rejects.toMatchObject(conflict);
    const gone = await makeMember();
    const left = await enterListing(gone);
    await db().user.update({ where: { id: gone.userId }, data: { deletedAt: new Date() } });
    await expect(saveListing(administrator, left)).rejects.toMatchObject({
      code: "LISTING_STATUS_CONFLICT",
    });
  });
});

const buyer = await makeMember();

/** Creates a listing of ten pieces. */
async function committed({ reserved = 0, sold = 0 }): Promise<number> {
  const id = await enterListing(seller);
  if (reserved > 0) {
    await makeTransaction(buyer, id, { quantity: reserved, status: "RESERVED" });
  }
  if (sold > 0) {
    await makeTransaction(buyer, id, { quantity: sold, status: "COMPLETED" });
  }
  return id;
}

test("a quantity below the reserved and sold pieces is a 422 that says how many those are", async () => {
  const id = await committed({ reserved: 3, sold: 4 });
  const before = await storedListing(id);
  const message = "must not be below the 7 pieces that are reserved or sold";
  const issues = [{ path: "quantity", code: "below_committed:7", message }];
  for (const member of [seller, administrator]) {
    await expect(saveListing(member, id, { quantity: 6 })).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues },
    });
  }
  expect(await storedListing(id)).toEqual(before);
  await saveListing(seller, id, { quantity: 7 });
  expect(await storedListing(id)).toMatchObject({ quantity: 7, status: "ACTIVE" });
});

test("a listing that the save sells out becomes SOLD, and goes back on sale when there is more", async () => {
  const id = await committed({ sold: 4 });
  await saveListing(seller, id, { quantity: 4 });
  expect((await storedListing(id)).status).toBe("SOLD");
  await saveListing(seller, id, { quantity: 4, nameDe: "Umbenannt" });
  expect((await storedListing(id)).status).toBe("SOLD");
  await saveListing(seller, id, { quantity: 5 });
  expect((await storedListing(id)).status).toBe("ACTIVE");
  const changes = await db().statusChange.findMany({
    where: { listingId: id },
    orderBy: { id: "asc" },
    select: { from: true, to: true, actorUserId: true },
  });
  const actorUserId = seller.userId;
  expect(changes).toEqual([
    { from: null, to: "ACTIVE", actorUserId },
    { from: "ACTIVE", to: "SOLD", actorUserId },
    { from: "SOLD", to: "ACTIVE", actorUserId },
  ]);
});

test.each([
  ["DRAFT", { quantity: 11 }],
  ["DRAFT", { quantity: 10 }],
  ["RESERVED", { quantity: 8 }],
] as const)("a %s listing stays so when its quantity is saved as %o", async (status, changes) => {
  const id = await committed({ reserved: 2 });
  await setListingStatuses(seller, [{ id, status }]);
  await saveListing(seller, id, changes);
  expect((await storedListing(id)).status).toBe(status);
});

test.each(["DRAFT", "DELETED"] as const)(
  "a sold listing that was set to %s stays so, whatever becomes of its other requests",
  async (status) => {
    const id = await enterListing(seller);
    const left = await makeTransaction(buyer, id);
    await makeTransaction(buyer, id, { quantity: 10, status: "COMPLETED" });
    await setListingStatuses(seller, [{ id, status }]);
    // Deleting has cancelled it already.
    if (status === "DRAFT") {
      await setTransactionStatus(seller, left.id, "CANCELLED");
    }
    await setTransactionStatus(seller, left.id, "REQUESTED");
    expect((await storedListing(id)).status).toBe(status);
  },
);

test("a request keeps the price of its moment when the listing is saved at another", async () => {
  const id = await enterListing(seller);
  const { id: transactionId } = await makeTransaction(buyer, id, { quantity: 2 });
  await saveListing(seller, id, { pricePerProductInCt: 9_999 });
  const transaction = await db().transaction.findUniqueOrThrow({ where: { id: transactionId } });
  expect(transaction.pricePerProductInCt).toBe(1250);
});
