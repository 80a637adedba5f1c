import { expect, test } from "vitest";
import { errorsOf } from "@/components/form/field-errors";
import { emptyListing, type ListingFormValues } from "./form-values";
import { fieldAt, listingIssues, summaryErrorsOf } from "./listing-issues";

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
  return listingIssues(values).map(({ path, code }) => `${path}: ${code}`);
}

test("what the form has under another name is found at the field where it is typed", () => {
  const paths = [
    "documentIds.2",
    "documentIds",
    "mainImageId",
    "priceForBundle",
    "alternateProductCodes.1",
    "alternateProductCodes",
    "manufacturer.name",
  ];
  const idAt = (path: string) =>
    summaryErrorsOf(errorsOf([{ path: fieldAt(path), code: "invalid" }]), String)[0]?.id;
  expect(paths.map(idAt)).toEqual([
    "documentIds.2",
    "documents",
    "documents",
    "pricePerProductInCt",
    "alternateProductCodes.1.code",
    "alternateProductCodes",
    "manufacturer",
  ]);
});
