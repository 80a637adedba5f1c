import { expect, test } from "vitest";
import { emptyListing, type ListingFormValues } from "@/lib/listings/form";
import { draftKeyOf, type ListingDraft, parseDraft } from "./listing-draft";

const values: ListingFormValues = {
  ...emptyListing,
  manufacturer: { name: "Siemens" },
  alternateProductCodes: [{ code: "" }, { code: "A" }],
  documents: [{ id: "d", name: "a.png", type: "IMAGE", isAttached: false }],
  mainImageId: "d",
};
const draft: ListingDraft = {
  savedAt: new Date("2026-11-21T12:00:00Z"),
  version: 3,
  values,
  base: emptyListing,
};

test("a draft comes back as it was, its files and its version included", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("another user's and another listing's form do not find it", () => {
  const keys = [draftKeyOf("user-1", "5"), draftKeyOf("user-2", "5"), draftKeyOf("user-1", "new")];
  expect(new Set(keys).size).toBe(3);
});

test.each([null, { values: {} }, { savedAt: "2026-11-21T12:00:00Z", version: 1 }])(
  "a draft of an older form or an invalid one is ignored: %j",
  (stored) => {
    expect(parseDraft(stored)).toBeNull();
  },
);

test.each([{ documents: {} }, { mpn: 6205 }, { quantity: "1" }, { nameDe: null }])(
  "a draft is ignored when the form has changed since: %j",
  (other) => {
    const stored = { ...draft, values: { ...values, ...other } };
    expect(parseDraft(JSON.parse(JSON.stringify(stored)))).toBeNull();
  },
);

test("a draft from before the form had a field is restored, with that field empty", () => {
  const { weightInGrams, mainImageId, ...older } = values;
  const stored = { ...draft, values: older, base: older };
  expect(parseDraft(JSON.parse(JSON.stringify(stored)))?.values).toEqual({
    ...values,
    weightInGrams: "",
    mainImageId: null,
  });
});
