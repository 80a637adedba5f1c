import { expect, test } from "vitest";
import { emptyListing, type ListingFormValues } from "./form-values";
import {
  changedEntries,
  differingEntries,
  entryOf,
  mergedVersions,
  offeredVersion,
} from "./listing-difference";

type File = ListingFormValues["documents"][number];

const base: ListingFormValues = {
  ...emptyListing,
  manufacturer: { id: 5, name: "Siemens" },
  mpn: "6ES7",
  alternateProductCodes: [{ code: "A" }],
  nameDe: "Baugruppe",
  descriptionDe: "Neu",
  pricePerProductInCt: 1000,
  quantity: 10,
  bundleOnly: false,
  documents: [
    { id: "a", name: "a.png", type: "IMAGE", isAttached: true },
    { id: "b", name: "b.pdf", type: "OTHER", isAttached: true },
  ],
  mainImageId: "a",
};

test("versions that say the same do not differ, however they are written", () => {
  const same = {
    ...base,
    manufacturer: { name: " Siemens" },
    mpn: "6ES7 ",
    alternateProductCodes: [{ code: "A " }, { code: "" }, { code: "A" }],
    eanConfirmed: true,
    documents: base.documents.map((document) => ({ ...document, isAttached: false })),
  };
  expect(differingEntries(base, same)).toEqual([]);
});

test("each entry that differs is named, in the order of the form", () => {
  const changes: Partial<ListingFormValues> = {
    shippingNote: "Palette",
    quantity: 9,
    condition: "USED_TESTED",
    documents: base.documents.toReversed(),
    manufacturer: null,
  };
  expect(differingEntries(base, { ...base, ...changes })).toEqual([
    "documents",
    "manufacturer",
    "condition",
    "quantity",
    "shippingNote",
  ]);
});

test("a file of another type and another main image are changes of the files", () => {
  const [picture, sheet] = base.documents;
  const retyped = [picture, { ...sheet, type: "SPECS" }] as ListingFormValues["documents"];
  expect(differingEntries(base, { ...base, documents: retyped })).toEqual(["documents"]);
  expect(differingEntries(base, { ...base, mainImageId: null })).toEqual(["documents"]);
});

test("the minimum of a bundle and the shipping price without shipping are no differences", () => {
  const lot = { ...base, bundleOnly: true, minOrderQuantity: 10 };
  expect(differingEntries(lot, { ...lot, minOrderQuantity: 1 })).toEqual([]);
  const local = { ...base, shippingPossible: false };
  expect(differingEntries(local, { ...local, shippingPriceInCt: 5 })).toEqual([]);
});

test("a total in place of a price per piece is another price, and comes with it", () => {
  const lot = { ...base, pricePerProductInCt: 0, priceForBundle: 9000 };
  expect(differingEntries(base, lot)).toEqual(["pricePerProductInCt"]);
  expect(entryOf("pricePerProductInCt", lot)).toEqual({
    pricePerProductInCt: 0,
    priceForBundle: 9000,
  });
});

test("of two versions each keeps what it changed, and mine where both did", () => {
  const mine = { ...base, nameDe: "Meine", descriptionDe: "Mein Text" };
  const theirs = {
    ...base,
    descriptionDe: "Ihr Text",
    pricePerProductInCt: 2000,
    mainImageId: null,
  };
  expect(mergedVersions(mine, theirs, base)).toEqual({
    ...base,
    nameDe: "Meine",
    descriptionDe: "Mein Text",
    pricePerProductInCt: 2000,
    mainImageId: null,
  });
});

test("files that both have changed are offered as one list, those that one did as theirs or mine", () => {
  const [first, second] = base.documents as [File, File];
  const added = (id: string): File => ({ id, name: id, type: "IMAGE", isAttached: false });
  const theirs = { ...base, documents: [first, added("y")] };
  const mine = { ...base, documents: [first, second, added("x")] };
  const both = { ...mine, documents: [first, added("y"), added("x")] };
  expect(offeredVersion(mine, theirs, base)).toEqual(both);
  expect(mergedVersions(mine, theirs, base)).toEqual(both);
  expect(offeredVersion(base, theirs, base)).toEqual(base);
  expect(mergedVersions(base, theirs, base)).toEqual(theirs);
  expect(offeredVersion(mine, base, base)).toEqual(mine);
  expect(offeredVersion(mine, theirs, null)).toEqual(mine);
});

test("only what was changed from the base is mine to choose", () => {
  const mine = { ...base, nameDe: "Meine", quantity: 3 };
  const among = ["nameDe", "mpn", "pricePerProductInCt"] as const;
  expect(changedEntries(among, mine, base)).toEqual(["nameDe"]);
  expect(changedEntries(among, mine, null)).toEqual(among);
});

test("where nobody knows what was changed, all of mine stays", () => {
  const mine = { ...base, nameDe: "Meine" };
  expect(mergedVersions(mine, { ...base, quantity: 3 }, null)).toEqual(mine);
});
