import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { type Viewer, visitor } from "@/lib/operations/viewer";
import {
  type EnteredChanges,
  enterListing,
  saveListing,
  storedListing,
} from "@/tests/factories/entered-listing";
import { makeManufacturer } from "@/tests/factories/listing";
import { mpnsFor } from "@/tests/factories/search";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { getListing } from "./queries";
import { setListingStatuses } from "./status";

const seller = await makeMember();
const buyer = await makeMember();
const stranger = await makeMember();
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
    await saveListing(seller, id, {
      manufacturer: { name: "Phoenix Contact" },
      mpn: "2866763",
      ean: "4 046356 113793",
      alternateProductCodes: ["QUINT-PS", "QUINT-PS", " "],
      nameDe: "Stromversorgung",
      nameEn: "Power supply",
      descriptionDe: "Geprüft.",
      descriptionEn: "Tested.",
      shippingPossible: true,
      pickupPossible: true,
      shippingPriceInCt: 990,
      shippingNote: "Per Spedition",
      pricePerProductInCt: 9900,
      quantity: 12,
      minOrderQuantity: 3,
      ...details,
    });
    const listing = await getListing(seller, id);
    expect(listing).toMatchObject({
      manufacturer: { name: "Phoenix Contact" },
      mpn: "2866763",
      ean: "4 046356 113793",
      alternateProductCodes: ["QUINT-PS"],
      nameDe: "Stromversorgung",
      nameEn: "Power supply",
      descriptionDe: "Geprüft.",
      descriptionEn: "Tested.",
      pickupPossible: true,
      shippingPriceInCt: 990,
      shippingNote: "Per Spedition",
      pricePerProductInCt: 9900,
      priceForBundle: 118_800,
      quantity: 12,
      minOrderQuantity: 3,
      status: "ACTIVE",
      version: 2,
      ...details,
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
    const [kept, merged] = [await makeManufacturer("Rexroth"), await makeManufacturer("Indramat")];
    const data = { mergedIntoId: kept.id };
    await db().manufacturer.update({ where: { id: merged.id }, data });
    await saveListing(seller, id, { manufacturer: { id: merged.id } });
    const before = await storedListing(id);
    expect(before.manufacturerId).toBe(kept.id);
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

describe("who may save", () => {
  const refused: [string, Viewer, ErrorCode, ErrorCode][] = [
    ["a visitor", visitor, "UNAUTHENTICATED", "UNAUTHENTICATED"],
    ["a stranger", stranger, "FORBIDDEN", "NOT_FOUND"],
    ["a buyer with a request on it", buyer, "FORBIDDEN", "FORBIDDEN"],
  ];
  test.each(refused)("not %s, on sale or paused", async (_, viewer, onSale, paused) => {
    const id = await enterListing(seller);
    await makeTransaction(buyer, id);
    const before = await storedListing(id);
    await expect(saveListing(viewer, id)).rejects.toMatchObject({ code: onSale });
    expect(await storedListing(id)).toEqual(before);
    await setListingStatuses(seller, [{ id, status: "DRAFT" }]);
    await expect(saveListing(viewer, id)).rejects.toMatchObject({ code: paused });
  });

  test("an administrator, and the listing stays its owner's", async () => {
    const id = await enterListing(seller);
    await saveListing(administrator, id, { nameDe: "Berichtigt" });
    const saved = { nameDe: "Berichtigt", ownerUserId: seller.userId };
    expect(await storedListing(id)).toMatchObject(saved);
  });

  test("nobody a deleted listing, nor one whose seller has left", async () => {
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

  test("nobody what does not exist", async () => {
    await expect(saveListing(administrator, 2_000_000_000)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
