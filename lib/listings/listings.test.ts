import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { issueCode } from "@/lib/errors/issues";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { insertListing } from "./mutations";
import { createListing } from "./operations";
import { getListing } from "./queries";
import { csvListing, listingInput, listingStatusChanges, listingUpdateInput } from "./schema";

const seller = await makeMember({ city: "Bremen" });

const entered = {
  manufacturer: "Siemens AG",
  mpn: "6ES7 315-2EH14-0AB0",
  ean: "4 047623 402770",
  alternateProductCodes: ["6ES73152EH140AB0", "S7-315", "S7-315", ""],
  nameDe: "Zentralbaugruppe",
  descriptionDe: "Neu, originalverpackt.",
  pricePerProductInCt: 45_000,
  quantity: 4,
  minOrderQuantity: 2,
};

describe("create listing", () => {
  test("stores what was entered, active, with codes for search and a product of its manufacturer", async () => {
    const document = await makeDocument({ userId: seller.userId });
    const id = await insertListing(
      seller,
      listingInput.parse({ ...entered, documentIds: [document.id], mainImageId: document.id }),
    );
    const listing = await getListing(seller, id);
    expect(listing).toMatchObject({
      status: "ACTIVE",
      manufacturer: { name: "Siemens AG" },
      alternateProductCodes: ["6ES73152EH140AB0", "S7-315"],
      priceForBundle: 180_000,
      availableQuantity: 4,
      mainImageId: document.id,
      product: { nameDe: "Zentralbaugruppe" },
    });
    const codes = await db().listingSearch.findMany({
      where: { listingId: id },
      orderBy: { code: "asc" },
    });
    expect(codes.map(({ code }) => code)).toEqual(["4047623402770", "6ES73152EH140AB0", "S7315"]);
    expect(codes[0]).toMatchObject({ status: "ACTIVE", availableQuantity: 4, minOrderQuantity: 2 });
  });

  test("finds a manufacturer by its name however it is spelt, and makes an unknown one unverified", async () => {
    const first = await insertListing(seller, listingInput.parse(entered));
    const second = await insertListing(
      seller,
      listingInput.parse({ ...entered, manufacturer: { name: "SIEMENS  a.g." } }),
    );
    const [a, b] = await Promise.all([getListing(visitor, first), getListing(visitor, second)]);
    expect(a.manufacturerId).toBe(b.manufacturerId);
    expect(a.productId).toBe(b.productId);
    const unknown = await insertListing(
      seller,
      listingInput.parse({ ...entered, manufacturer: "Neuwerk KG" }),
    );
    const { manufacturerId } = await getListing(visitor, unknown);
    const made = await db().manufacturer.findUniqueOrThrow({ where: { id: manufacturerId } });
    expect(made.verifiedAt).toBeNull();
  });

  test("drops the cached pages of the listing, of lists and of manufacturers", async () => {
    const { answer, staleTags } = await runOperation(createListing, seller, entered);
    const tags = [`listing:${answer.listingId}`, "listings", "manufacturers"];
    expect(staleTags.toSorted()).toEqual(tags);
  });

  test.each([
    [{ nameDe: "\u200b" }, "nameDe", "invalid"],
    [{ shippingPossible: false }, "pickupPossible", "delivery_method"],
    [{ minOrderQuantity: 5 }, "minOrderQuantity", "min_above_quantity"],
    [{ priceForBundle: 1 }, "priceForBundle", "bundle_price_differs"],
    [
      { pricePerProductInCt: null, priceForBundle: 5 },
      "priceForBundle",
      "bundle_price_needs_bundle",
    ],
  ])("rejects %o", (change, path, code) => {
    const { error } = listingInput.safeParse({ ...entered, ...change }, { error: issueCode });
    const issues = error?.issues.map((issue) => [issue.path.join("."), issue.message]);
    expect(issues).toContainEqual([path, code]);
  });

  test("a price of zero is named once", () => {
    for (const pricePerProductInCt of [0, null]) {
      const { error } = listingInput.safeParse({ ...entered, pricePerProductInCt });
      expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["pricePerProductInCt"]);
    }
  });

  test("a bundle's minimum is its quantity, and a bundle price alone stays the only price", () => {
    const bundle = {
      ...entered,
      bundleOnly: true,
      pricePerProductInCt: null,
      priceForBundle: 9_900,
    };
    expect(listingInput.parse(bundle)).toMatchObject({
      minOrderQuantity: 4,
      pricePerProductInCt: null,
      priceForBundleInCt: 9_900,
    });
  });

  test("without the flag it is a bundle where the minimum is the quantity, as in the form", () => {
    const flagOf = (changes: object) => listingInput.parse({ ...entered, ...changes }).bundleOnly;
    expect(flagOf({ minOrderQuantity: 4 })).toBe(true);
    expect(flagOf({ minOrderQuantity: 3 })).toBe(false);
    expect(flagOf({ minOrderQuantity: 4, bundleOnly: false })).toBe(false);
    expect(csvListing.parse({ ...entered, minOrderQuantity: 4 }).bundleOnly).toBe(false);
    const changed = { ...entered, id: 1, minOrderQuantity: 4 };
    expect(listingUpdateInput.parse(changed).bundleOnly).toBe(true);
  });
});

describe("set listing status", () => {
  test("takes no listing twice", () => {
    const twice = [1, 1].map((id) => ({ id, status: "DRAFT" }));
    expect(listingStatusChanges.safeParse(twice).success).toBe(false);
  });
});

test("the database itself rejects more reserved and sold than there is", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const overdraw = db().listing.update({
    where: { id },
    data: { reservedQuantity: 6, soldQuantity: 5 },
  });
  await expect(overdraw).rejects.toThrow();
});
