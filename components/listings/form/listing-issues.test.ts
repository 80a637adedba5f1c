import { expect, test } from "vitest";
import { issueAt } from "@/lib/errors/issues";
import { emptyListing } from "./form-values";
import { errorsOf, faultsOf, listingResolver } from "./listing-issues";

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const sentence = (field: string, code: string) => `${field}: ${code}`;

test("each missing entry of an empty form is named once, at its field", async () => {
  const { errors } = await listingResolver(emptyListing, undefined, options);
  expect(faultsOf(errors, sentence).map(({ text }) => text)).toEqual([
    "manufacturer: is_required",
    "nameDe: is_required",
    "descriptionDe: is_required",
    "pricePerProductInCt: larger_than_zero",
  ]);
});

test("a missing delivery method is named at both fields along with the rest", async () => {
  const { errors } = await listingResolver(
    { ...emptyListing, shippingPossible: false },
    undefined,
    options,
  );
  const texts = faultsOf(errors, sentence).map(({ text }) => text);
  expect(texts).toContain("shippingPossible: delivery_method");
  expect(texts).toContain("pickupPossible: delivery_method");
  expect(texts).toContain("manufacturer: is_required");
});

test("a doubtful EAN is named until it is confirmed", async () => {
  const faultOf = async (values: Partial<typeof emptyListing>) => {
    const { errors } = await listingResolver({ ...emptyListing, ...values }, undefined, options);
    return faultsOf(errors, sentence).find(({ id }) => id === "ean")?.text;
  };
  expect(await faultOf({ ean: "4047623408441" })).toBe("ean: ean_check_digit");
  expect(await faultOf({ ean: "4047623408441", eanConfirmed: true })).toBeUndefined();
  expect(await faultOf({ ean: "4006381333931" })).toBeUndefined();
});

test("what the form has under another name is found at the field where it is typed", () => {
  const issues = [
    issueAt("documentIds.2", "invalid"),
    issueAt("documentIds", "too_many:20"),
    issueAt("mainImageId", "invalid"),
    issueAt("priceForBundle", "at_most:5"),
    issueAt("alternateProductCodes.1", "too_long:100"),
    issueAt("alternateProductCodes", "too_many:50"),
    issueAt("manufacturer.name", "is_required"),
  ];
  const fieldOf = (issue: (typeof issues)[number]) => faultsOf(errorsOf([issue]), sentence)[0]?.id;
  expect(issues.map(fieldOf)).toEqual([
    "documentIds.2",
    "documents",
    "documents",
    "pricePerProductInCt",
    "alternateProductCodes.1.code",
    "alternateProductCodes",
    "manufacturer",
  ]);
});
