import { beforeEach, expect, test } from "vitest";
import { dropStored, writeStored } from "@/components/session/page-draft";
import { emptyListing, type ListingFormValues } from "./form-values";
import { draftKeyOf, type ListingDraft, readDraft } from "./listing-draft";

const held = new Map<string, string>();
const store = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
};
const key = draftKeyOf("user-1", "5");
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

beforeEach(() => held.clear());

test("a draft comes back as it was, its files and its version included", () => {
  writeStored(store, key, draft);
  expect(readDraft(store, key)).toEqual(draft);
  dropStored(store, key);
  expect(readDraft(store, key)).toBeNull();
});

test("another user's and another listing's form do not find it", () => {
  writeStored(store, key, draft);
  expect(readDraft(store, draftKeyOf("user-2", "5"))).toBeNull();
  expect(readDraft(store, draftKeyOf("user-1", "new"))).toBeNull();
});

test.each(["", "null", "{", '{"values":{}}', '{"savedAt":"2026-11-21T12:00:00Z","version":1}'])(
  "what an older form or a stranger left is none: %j",
  (stored) => {
    held.set(key, stored);
    expect(readDraft(store, key)).toBeNull();
  },
);

test.each([
  { documents: {} },
  { mpn: 6205 },
  { quantity: "1" },
  { nameDe: null },
  { mainImageId: undefined },
])("a draft in whose place the form holds something else by now is none: %j", (other) => {
  writeStored(store, key, { ...draft, values: { ...values, ...other } } as never);
  expect(readDraft(store, key)).toBeNull();
});
