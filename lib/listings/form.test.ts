import { describe, expect, test } from "vitest";
import { shownDocument, shownListing } from "@/tests/factories/shown-listing";
import { shownTransaction } from "@/tests/factories/shown-transaction";
import {
  isOtherLot,
  requestedLotOf,
  totalAt,
  withBundleOnly,
  withBundleOnlyOnBlur,
  withMinimum,
  withQuantity,
} from "./bundle-rules";
import {
  copyOf,
  emptyListing,
  issuesOfForm,
  type ListingFormValues,
  loneBundlePrice,
  payloadOf,
  valuesOf,
} from "./form";
import type { Listing } from "./listing";
import { listingInput } from "./schema";

const complete: ListingFormValues = {
  ...emptyListing,
  manufacturer: { name: "Siemens" },
  nameDe: "Eingabebaugruppe",
  descriptionDe: "Neu",
  pricePerProductInCt: 500,
  quantity: 10,
  bundleOnly: false,
};

function errorsOf(part: Partial<ListingFormValues>) {
  return issuesOfForm({ ...complete, ...part }).map(({ path, code }) => [path, code]);
}

describe("what was entered", () => {
  test("is complete", () => {
    expect(errorsOf({})).toEqual([]);
  });

  test.each(["0x7D0", "2e3", "20.19", "-2000"])("has no year in %j", (yearOfManufacture) => {
    expect(errorsOf({ yearOfManufacture })).toEqual([["yearOfManufacture", "number_not_whole"]]);
  });
});

describe("a lot with a total and no price per piece", () => {
  const lot = { pricePerProductInCt: 0, priceForBundle: 50_000, bundleOnly: true };

  test("keeps its total when it is saved with another quantity", () => {
    const payload = payloadOf({ ...complete, ...lot, quantity: 8 });
    expect(payload).toMatchObject({ pricePerProductInCt: null, priceForBundle: 50_000 });
    expect(listingInput.parse(payload)).toMatchObject({ priceForBundleInCt: 50_000, quantity: 8 });
  });

  test("is priced by the piece as soon as such a price is typed", () => {
    expect(loneBundlePrice({ ...lot, pricePerProductInCt: 100 })).toBeNull();
  });

  test("needs a price per piece when it is no longer sold as a whole", () => {
    expect(new Set(errorsOf({ ...lot, bundleOnly: false }).map(([path]) => path))).toEqual(
      new Set(["pricePerProductInCt"]),
    );
  });
});

test("each missing entry of an empty form is named once, at its field, in the form's order", () => {
  expect(named(emptyListing)).toEqual([
    "manufacturer: is_required",
    "nameDe: is_required",
    "descriptionDe: is_required",
    "pricePerProductInCt: larger_than_zero",
  ]);
});

test("a missing delivery method is named at both fields along with the rest", () => {
  const found = named({ ...emptyListing, shippingPossible: false });
  expect(found).toContain("shippingPossible: delivery_method");
  expect(found).toContain("pickupPossible: delivery_method");
  expect(found).toContain("manufacturer: is_required");
});

test("a doubtful EAN is named until it is confirmed", () => {
  const doubtful = { ...emptyListing, ean: "4047623408441" };
  expect(named(doubtful)).toContain("ean: ean_check_digit");
  expect(named({ ...doubtful, eanConfirmed: true }).join()).not.toContain("ean");
  expect(named({ ...emptyListing, ean: "4006381333931" }).join()).not.toContain("ean");
});

test("a weight that is no whole number of grams is named as such", () => {
  const found = named({ ...emptyListing, weightInGrams: "0,35" });
  expect(found).toContain("weightInGrams: number_not_whole");
});

function named(values: ListingFormValues): string[] {
  return issuesOfForm(values).map(({ path, code }) => `${path}: ${code}`);
}

const pieces = { quantity: 5, bundleOnly: false, minOrderQuantity: 1 };
const bundle = { quantity: 5, bundleOnly: true, minOrderQuantity: 5 };

describe("quantity, minimum and bundle-only", () => {
  test("a bundle's minimum follows the quantity", () => {
    expect(withQuantity(bundle, 7)).toEqual({ ...bundle, quantity: 7, minOrderQuantity: 7 });
  });

  test("on the way from 5 to 10 stands a 1, which makes no bundle", () => {
    const typed = withQuantity(withQuantity(pieces, 1), 10);
    expect(withBundleOnlyOnBlur(typed)).toEqual({ ...pieces, quantity: 10 });
  });

  test("a minimum equal to the quantity switches bundle-only on when the field is left", () => {
    const typed = withMinimum(pieces, 5);
    expect(typed.bundleOnly).toBe(false);
    expect(withBundleOnlyOnBlur(typed)).toEqual({ ...bundle });
  });

  test("the box sets the minimum to the quantity, and unchecking it restores the minimum", () => {
    expect(withBundleOnly({ quantity: 5 }, true)).toEqual({
      bundleOnly: true,
      minOrderQuantity: 5,
    });
    expect(withBundleOnly({ quantity: 5 }, false)).toEqual({
      bundleOnly: false,
      minOrderQuantity: 1,
    });
  });
});

describe("a requested lot that has one price as a whole", () => {
  const listing = shownListing({
    bundleOnly: true,
    pricePerProductInCt: null,
    priceForBundle: 50_000,
    transactions: [shownTransaction()],
  });
  const lot = requestedLotOf(listing);
  const values = { ...valuesOf(listing), pricePerProductInCt: 0 };

  test("needs a new total with other pieces, and has its own again with its own", () => {
    expect(lot).toEqual({ priceInCt: 50_000, quantity: 10, isGone: false });
    expect(totalAt(lot, values, 5)).toBeNull();
    expect(isOtherLot(lot, { ...values, quantity: 5 })).toBe(true);
    expect(totalAt(lot, { quantity: 5, priceForBundle: null }, 10)).toBe(50_000);
    expect(isOtherLot(lot, values)).toBe(false);
  });

  test("keeps a total that was typed for other pieces", () => {
    expect(totalAt(lot, { quantity: 5, priceForBundle: 26_000 }, 6)).toBe(26_000);
  });

  test("takes a price per piece for more pieces once all are taken, and for the remaining ones", () => {
    const gone = { ...listing, quantity: 20, bundlePriceQuantity: 10 };
    expect(requestedLotOf(gone)).toMatchObject({ isGone: true });
    expect(
      requestedLotOf({ ...listing, availableQuantity: 6, bundlePriceQuantity: 10 }),
    ).toBeNull();
  });
});

test("the payload carries codes and document ids, as create-listing takes them", () => {
  const document = { id: "d", name: "a.png", type: "IMAGE", isAttached: false } as const;
  const values = {
    ...emptyListing,
    alternateProductCodes: [{ code: "A" }, { code: "B" }],
    documents: [document],
  };
  expect(payloadOf(values)).toMatchObject({
    alternateProductCodes: ["A", "B"],
    documentIds: ["d"],
  });
  expect(payloadOf(values)).not.toHaveProperty("documents");
});

describe("a stored listing in the form", () => {
  const entered = {
    manufacturer: { id: 7, name: "Festo" },
    mpn: "DNC-40",
    ean: "123",
    alternateProductCodes: ["A", "B"],
    nameDe: "Zylinder",
    nameEn: "Cylinder",
    descriptionDe: "Neu.",
    descriptionEn: "New.",
    shippingPossible: false,
    pickupPossible: true,
    shippingPriceInCt: null,
    shippingNote: "Stapler",
    condition: "USED_TESTED",
    yearOfManufacture: 2019,
    dateCode: "2314",
    weightInGrams: 420,
    countryOfOrigin: "DE",
    ownArticleNumber: "4711-B",
    pricePerProductInCt: 700,
    quantity: 10,
    bundleOnly: false,
    minOrderQuantity: 3,
    mainImageId: "p",
  } satisfies Partial<Listing>;
  const stored = shownListing({
    ...entered,
    manufacturerId: 7,
    priceForBundle: 7000,
    documents: [shownDocument({ id: "d", name: "a.pdf", type: "SPECS" })],
  });

  test("is saved as it was when nothing is typed, in every field", () => {
    expect(payloadOf(valuesOf(stored))).toEqual({
      ...entered,
      priceForBundle: null,
      documentIds: ["d"],
      documentTypes: { d: "SPECS" },
    });
    expect(valuesOf(stored).eanConfirmed).toBe(true);
  });

  test("keeps the total of a lot without a price per piece, until such a price is typed", () => {
    const price = { pricePerProductInCt: null, priceForBundle: 50_000 };
    const lot = valuesOf(shownListing({ ...price, bundleOnly: true, minOrderQuantity: 10 }));
    expect(payloadOf(lot)).toMatchObject(price);
    const typed = { pricePerProductInCt: 4_900, priceForBundle: null };
    expect(payloadOf({ ...lot, pricePerProductInCt: 4_900 })).toMatchObject(typed);
  });

  test("begins a copy without its files and its own number", () => {
    const copied = payloadOf(copyOf(stored));
    expect(copied).toMatchObject({
      ean: "123",
      ownArticleNumber: "",
      documentIds: [],
      mainImageId: null,
    });
  });
});
