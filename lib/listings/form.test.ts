import { describe, expect, test } from "vitest";
import {
  emptyListingForm,
  issuesOfForm,
  type ListingFormFields,
  loneBundlePrice,
  payloadOfForm,
} from "./form";
import { listingInput } from "./schema";

const complete: ListingFormFields = {
  ...emptyListingForm,
  manufacturer: { name: "Siemens" },
  nameDe: "Eingabebaugruppe",
  descriptionDe: "Neu",
  pricePerProductInCt: 500,
  quantity: 10,
  bundleOnly: false,
};

function errorsOf(part: Partial<ListingFormFields>) {
  const entered = { ...complete, ...part };
  return issuesOfForm(entered, payloadOfForm(entered)).map(({ path, code }) => [path, code]);
}

describe("what was entered", () => {
  test("is complete", () => {
    expect(errorsOf({})).toEqual([]);
  });

  test("is asked about a number that is no EAN, until it is confirmed", () => {
    expect(errorsOf({ ean: "4047623408441" })).toEqual([["ean", "ean_check_digit"]]);
    expect(errorsOf({ ean: "4047623408441", eanConfirmed: true })).toEqual([]);
    expect(errorsOf({ ean: "4006381333931" })).toEqual([]);
  });

  test.each(["0x7D0", "2e3", "20.19", "-2000"])("has no year in %j", (yearOfManufacture) => {
    expect(errorsOf({ yearOfManufacture })).toEqual([["yearOfManufacture", "number_not_whole"]]);
  });
});

describe("a lot with a total and no price per piece", () => {
  const lot = { pricePerProductInCt: 0, priceForBundle: 50_000, bundleOnly: true };

  test("keeps its total when it is saved with another quantity", () => {
    const payload = payloadOfForm({ ...complete, ...lot, quantity: 8 });
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
